import { NODE, type Room } from './room.ts';

/** `api/src`: each folder may import those that stand below its line. */
const API_FLOORS: readonly Readonly<Record<string, string>>[] = [
  {
    setup: 'first start, demo, commands',
    'employee-lists': 'list, search and the streamed unpaged call',
  },
  { account: 'sign-in, recovery, registration, the own record' },
  {
    company: 'dashboard, announcements, feeds, audit, capabilities',
    leave: 'leaves: requests, decisions, calendar',
    people: 'records and documents',
    time: 'logs, breaks, corrections, attendance',
  },
  { employees: 'what others need of a person: existence, search, name, address' },
  {
    commands: 'unit of work: employee lock, idempotency, audit, events, notices',
    files: 'stored files',
  },
  { http: 'calls, forms, errors, OpenAPI, headers, metrics, health' },
  { access: 'caller, policy, accounts, sessions, tokens, throttle, one-time codes' },
  { core: 'settings, context, clock, database, errors, mail, ports' },
];
const OF_SHARED = ['contract', 'domain', 'node'];
const SERVER = [NODE, 'drizzle-orm', 'fastify', 'pg', 'zod'];

/** Libraries of the server's tests, which look into mails, calendars, pictures and the database itself. */
const IN_TESTS = ['@node-rs/argon2', 'ical.js', 'mailparser', 'sharp', 'smtp-server'];

/** Libraries of one folder of the server alone. */
const API_PACKAGES: Readonly<Record<string, readonly string[]>> = {
  access: ['@fastify/jwt', '@node-rs/argon2'],
  core: ['@electric-sql/pglite', '@electric-sql/pglite-socket', 'nodemailer'],
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
};

/** The rooms of `api/src`, in the order of their floors. */
export const API_ROOMS: readonly Room[] = [
  {
    name: 'api',
    what: 'the server; the files of this folder itself compose it',
    path: 'api/src',
    flat: true,
    rooms: [...namesOf(API_FLOORS), ...OF_SHARED],
    packages: [...SERVER, '@fastify/cors', '@fastify/rate-limit', 'fastify-type-provider-zod'],
    testPackages: IN_TESTS,
  },
  ...API_FLOORS.flatMap((floor, index) =>
    Object.entries(floor).map(([name, what]) => ({
      name: `api/${name}`,
      what,
      path: `api/src/${name}`,
      rooms: [...namesOf(API_FLOORS.slice(index + 1)), ...OF_SHARED],
      packages: [...SERVER, ...(API_PACKAGES[name] ?? [])],
      testPackages: IN_TESTS,
    })),
  ),
  {
    name: 'api tests',
    what: 'a server on a database of its own, arranged rows, tables of calls; tests only',
    path: 'api/src/testing',
    rooms: ['api', ...namesOf(API_FLOORS), ...OF_SHARED],
    packages: [...SERVER, '@node-rs/argon2'],
    helpsTestsOf: ['api'],
  },
];

function namesOf(floors: typeof API_FLOORS): string[] {
  return floors.flatMap((floor) => Object.keys(floor).map((name) => `api/${name}`));
}
