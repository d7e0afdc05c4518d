/**
 * The rooms of the project and what each may import (design §2): an allow-list, so that whatever is not named is
 * refused, a new folder and a new library too. `npm run check` holds it; docs/architecture.md shows it.
 */
export interface Room {
  readonly name: string;
  /** Where it lies; a file belongs to the room with the longest path that holds it. `*` stands for one folder. */
  readonly path: string;
  /** Other rooms that it may import, by name. */
  readonly rooms: readonly string[];
  /** Packages that it may import; `node:*` for Node's own. */
  readonly packages: readonly string[];
  /** Each folder of the room stands for itself: what lies in one imports nothing of another. */
  readonly apart?: boolean;
  /** Only files that lie directly in it; a folder in it needs a room of its own. */
  readonly flat?: boolean;
  /** Others import this file of it alone. */
  readonly entry?: string;
}

const NODE = 'node:*';
const REACT = ['react', 'react-router-dom', 'antd', '@ant-design/icons', '@tanstack/react-query'];

/** What everything that runs in the page may take of `shared`. */
const PAGE = ['calls', 'contract', 'domain', 'module', 'session', 'transport', 'ui', 'url'];

/** `shared`: each line may import what stands in it. */
const SHARED: readonly Room[] = [
  shared('domain', [], ['dayjs']),
  shared('contract', ['domain'], ['zod']),
  shared('session', ['contract'], ['jwt-decode', 'react', 'zustand']),
  shared('module', ['contract'], ['react-router-dom', 'semver', 'zod']),
  shared('transport', ['contract'], ['@tanstack/react-query', 'axios']),
  shared('calls', ['transport', 'contract', 'domain'], ['@tanstack/react-query']),
  shared(
    'ui',
    ['domain'],
    REACT.filter((name) => name !== '@tanstack/react-query'),
  ),
  shared('url', ['domain'], ['react', 'react-router-dom']),
  shared('node', ['domain'], ['ipaddr.js', NODE, 'zod']),
  shared('build', [], ['@rsbuild/core', NODE, 'react-router']),
];

/** `api/src`: each folder may import those that stand below its line. */
const API_FLOORS: readonly (readonly string[])[] = [
  ['setup', 'employee-lists'],
  ['account'],
  ['company', 'leave', 'people', 'time'],
  ['employees'],
  ['commands', 'files'],
  ['http'],
  ['access'],
  ['core'],
];
const OF_SHARED = ['contract', 'domain', 'node'];
const SERVER = [NODE, 'drizzle-orm', 'fastify', 'pg', 'zod'];

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

const API: readonly Room[] = [
  {
    name: 'api',
    path: 'api/src',
    flat: true,
    rooms: [...API_FLOORS.flat().map((name) => `api/${name}`), ...OF_SHARED],
    packages: [...SERVER, '@fastify/cors', '@fastify/rate-limit', 'fastify-type-provider-zod'],
  },
  ...API_FLOORS.flatMap((floor, index) =>
    floor.map((name) => ({
      name: `api/${name}`,
      path: `api/src/${name}`,
      rooms: [
        ...API_FLOORS.slice(index + 1).flatMap((below) => below.map((one) => `api/${one}`)),
        ...OF_SHARED,
      ],
      packages: [...SERVER, ...(API_PACKAGES[name] ?? [])],
    })),
  ),
];

/** Modules, and the template that a new one is a copy of. */
const MODULES: readonly Room[] = ['mfe-*', 'tools/template'].flatMap((folder) => {
  const named = (name: string) => (folder === 'mfe-*' ? name : `${name} (template)`);
  const [pages, feature] = [named('pages of a module'), named('feature of a module')];
  return [
    {
      name: named('a module'),
      path: `${folder}/src`,
      rooms: [pages, ...PAGE],
      packages: REACT,
    },
    { name: pages, path: `${folder}/src/pages`, rooms: [feature, ...PAGE], packages: REACT },
    { name: feature, path: `${folder}/src/*`, rooms: PAGE, packages: REACT, apart: true },
  ];
});

const DEPLOY_SHARED = ['build', 'contract', 'module', 'node'];

export const ROOMS: readonly Room[] = [
  ...SHARED,
  {
    name: 'shared tests',
    path: 'shared/src/testing',
    rooms: PAGE,
    packages: [...REACT, NODE, '@testing-library/jest-dom', '@testing-library/react'],
  },
  ...MODULES,
  {
    name: 'shell',
    path: 'shell/src',
    rooms: PAGE,
    packages: [...REACT, '@module-federation/enhanced', 'react-dom', 'zustand'],
  },
  ...API,
  {
    name: 'deploy',
    path: 'deploy/src',
    rooms: DEPLOY_SHARED,
    packages: [
      NODE,
      '@fastify/rate-limit',
      '@fastify/static',
      '@jest/reporters',
      '@jest/test-result',
      '@jest/test-sequencer',
      '@rsbuild/core',
      'commander',
      'fastify',
      'jest-resolve-dependencies',
      'jest-snapshot',
      'listr2',
      'zod',
    ],
  },
  {
    name: 'composition',
    path: 'deploy/src/start.ts',
    rooms: ['deploy', 'api', ...DEPLOY_SHARED],
    packages: ['fastify'],
  },
  {
    name: 'settings table',
    path: 'deploy/src/settings-table',
    rooms: ['deploy', 'api/core', ...DEPLOY_SHARED],
    packages: [NODE, 'zod'],
  },
  {
    name: 'e2e',
    path: 'e2e',
    rooms: ['contract', 'module', 'tools'],
    packages: [
      NODE,
      ...REACT,
      '@axe-core/playwright',
      '@fastify/static',
      '@playwright/test',
      '@rsbuild/core',
      'fastify',
      'mailparser',
    ],
  },
  {
    name: 'single application',
    path: 'e2e/bench/single',
    rooms: [
      'a module',
      'pages of a module',
      'feature of a module',
      'shell',
      'build',
      'e2e',
      ...PAGE,
    ],
    packages: [...REACT, '@rsbuild/core', '@rsbuild/plugin-react', 'react-dom', NODE],
  },
  {
    name: 'tools',
    path: 'tools',
    rooms: ['module'],
    packages: [NODE, '@playwright/test', 'oxc-parser'],
  },
];

function shared(name: string, rooms: readonly string[], packages: readonly string[]): Room {
  return { name, path: `shared/src/${name}`, rooms, packages, entry: 'index.ts' };
}
