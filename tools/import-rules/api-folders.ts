import { type Folder, NODE } from './folder.ts';

/** `api/src`, from the top layer to the bottom one: each folder may import the folders of the layers below. */
const API_LAYERS: readonly Readonly<Record<string, string>>[] = [
  {
    setup: 'first start, demo, commands',
    'bulk-actions': 'several rows of a list changed together',
    exports: 'files with the rows of a list: jobs, CSV, XLSX',
    imports: 'people from a file: check, job, undo',
  },
  { 'employee-lists': 'list, search and the streamed unpaged call' },
  { account: "sign-in, recovery, registration, the user's own profile" },
  {
    company: 'dashboard, announcements, activity feed, audit, capabilities',
    leave: 'leaves: requests, decisions, calendar',
    people: 'records and documents',
    schedules:
      'what administrators set: shifts, schedules, holidays, assignments, policies, rosters',
    time: 'logs, breaks, corrections, attendance',
  },
  { attendance: 'plans, days with their figures, closed periods, who is where' },
  { employees: 'what other folders need of an employee: existence, search, name, address' },
  { files: 'stored files' },
  { commands: 'write path: employee lock, idempotency, audit, events, notifications' },
  { http: 'calls, forms, errors, OpenAPI, headers, metrics, health' },
  { access: 'caller, policy, accounts, sessions, tokens, throttle, one-time codes' },
  { core: 'settings, context, clock, database, errors, mail, ports' },
];
const OF_SHARED = ['contract', 'domain', 'node'];
const SERVER = [NODE, 'drizzle-orm', 'fastify', 'pg', 'zod'];

/** Libraries of the server's tests, which read mails, calendars, pictures and the database. */
const IN_TESTS = ['@node-rs/argon2', 'ical.js', 'mailparser', 'sharp', 'smtp-server'];

/** Libraries that only one folder of the server may use. */
const API_PACKAGES: Readonly<Record<string, readonly string[]>> = {
  access: ['@fastify/jwt', '@node-rs/argon2'],
  core: ['@electric-sql/pglite', 'nodemailer'],
  exports: ['@expo-google-fonts/noto-sans', 'csv-stringify', 'fontkit', 'hucre', 'pdfkit'],
  files: ['file-type', 'sharp'],
  http: [
    '@fastify/cookie',
    '@fastify/multipart',
    '@fastify/swagger',
    '@fastify/swagger-ui',
    'fastify-type-provider-zod',
    'prom-client',
  ],
  leave: ['ical-generator'],
  people: ['libphonenumber-js'],
  schedules: ['date-holidays', 'ical-generator', 'ical.js'],
  time: ['csv-stringify'],
};

/** The folders of `api/src`, in the order of their layers. */
export const API_FOLDERS: readonly Folder[] = [
  {
    name: 'api',
    what: 'the server; the files directly in this folder compose it',
    path: 'api/src',
    flat: true,
    mayImport: [...namesOf(API_LAYERS), ...OF_SHARED],
    packages: [...SERVER, '@fastify/cors', '@fastify/rate-limit', 'fastify-type-provider-zod'],
    testPackages: IN_TESTS,
  },
  ...API_LAYERS.flatMap((layer, index) =>
    Object.entries(layer).map(([name, what]) => ({
      name: `api/${name}`,
      what,
      path: `api/src/${name}`,
      mayImport: [...namesOf(API_LAYERS.slice(index + 1)), ...OF_SHARED],
      packages: [...SERVER, ...(API_PACKAGES[name] ?? [])],
      testPackages: IN_TESTS,
    })),
  ),
  {
    name: 'api tests',
    what: 'a server with its own database, prepared rows, tables of calls; tests only',
    path: 'api/src/testing',
    mayImport: ['api', ...namesOf(API_LAYERS), ...OF_SHARED],
    packages: [...SERVER, '@node-rs/argon2', 'jest-environment-node', 'smtp-server'],
    helpsTestsOf: ['api'],
  },
];

function namesOf(layers: typeof API_LAYERS): string[] {
  return layers.flatMap((layer) => Object.keys(layer).map((name) => `api/${name}`));
}
