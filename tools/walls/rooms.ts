import { API_ROOMS } from './api-rooms.ts';
import { NODE, type Room } from './room.ts';

const REACT = ['react', 'react-router-dom', 'antd', '@ant-design/icons', '@tanstack/react-query'];

/** What everything that runs in the page may take of `shared`. */
const PAGE = ['calls', 'contract', 'domain', 'module', 'session', 'transport', 'ui', 'url'];

/** `shared`: each line may import what stands in it. */
const SHARED: readonly Room[] = [
  shared(
    'domain',
    'pure rules and constants: work dates, durations, time logs, formats',
    [],
    ['dayjs'],
  ),
  shared('contract', 'one schema and type a call', ['domain'], ['zod']),
  shared(
    'session',
    'who is signed in; one store in the page',
    ['contract'],
    ['jwt-decode', 'react', 'zustand'],
  ),
  shared(
    'module',
    'what a module, a release and a release list are',
    ['contract'],
    ['react-router-dom', 'semver', 'zod'],
  ),
  shared(
    'transport',
    'the one way to a server; the query cache',
    ['contract'],
    ['@tanstack/react-query', 'axios'],
  ),
  shared(
    'calls',
    'one file a resource: calls, query options, tolerant reading',
    ['transport', 'contract', 'domain'],
    ['@tanstack/react-query'],
  ),
  shared(
    'ui',
    'stateless parts that every module shows alike; the theme',
    ['domain'],
    REACT.filter((name) => name !== '@tanstack/react-query'),
  ),
  shared(
    'url',
    'page and filters of a list in the address',
    ['domain'],
    ['react', 'react-router-dom'],
  ),
  shared(
    'node',
    'settings that API and web host both read, with what both need of Node',
    ['domain'],
    ['ipaddr.js', NODE, 'zod'],
  ),
  shared(
    'build',
    'which libraries are shared, and the record that a build writes',
    [],
    ['@rsbuild/core', NODE, 'oxc-parser', 'react-router'],
  ),
];

/** The inside of a module's folder. */
const MODULE: readonly Room[] = [
  {
    name: 'a module',
    what: 'a module of one team, all to one plan: its one expose',
    path: '*/src',
    rooms: ['pages of a module', ...PAGE],
    packages: REACT,
  },
  {
    name: 'pages of a module',
    what: 'one file a route: reads the address, composes features',
    path: '*/src/pages',
    rooms: ['feature of a module', ...PAGE],
    packages: REACT,
  },
  {
    name: 'feature of a module',
    what: 'the parts of one feature; no feature imports another',
    path: '*/src/*',
    rooms: PAGE,
    packages: REACT,
    apart: true,
  },
];

const MODULES = MODULE.map((room) => ({ ...room, path: room.path.replace('*', 'mfe-*') }));

/** The template that a new module is a copy of, which may import what a module may. */
const TEMPLATE = MODULE.map((room) => {
  const inTemplate = (name: string) => (PAGE.includes(name) ? name : `${name} (template)`);
  const path = room.path.replace('*', 'tools/template');
  return { ...room, path, name: inTemplate(room.name), rooms: room.rooms.map(inTemplate) };
});

const DEPLOY_SHARED = ['build', 'contract', 'module', 'node'];

/** The rooms that docs/architecture.md draws. */
export const DRAWN_ROOMS: readonly Room[] = [
  ...SHARED,
  {
    name: 'shared tests',
    what: 'builders and helpers; tests only',
    path: 'shared/src/testing',
    rooms: PAGE,
    packages: [
      ...REACT,
      NODE,
      '@testing-library/jest-dom',
      '@testing-library/react',
      'fast-check',
      'zod',
    ],
    helpsTestsOf: ['shared', 'shell', 'mfe-*', 'tools/template'],
  },
  ...MODULES,
  {
    name: 'shell',
    what: 'the host: layout, guards, module runtime, dashboard',
    path: 'shell/src',
    rooms: PAGE,
    packages: [...REACT, '@module-federation/enhanced', 'react-dom', 'zustand'],
  },
  {
    name: 'shell tests',
    what: 'release lists; tests only',
    path: 'shell/src/testing',
    rooms: ['shell', ...PAGE],
    packages: [...REACT, '@module-federation/enhanced'],
    helpsTestsOf: ['shell'],
  },
  ...API_ROOMS,
  {
    name: 'launcher',
    what: 'installs what is missing and runs a script on the pinned Node; no dependency, no TypeScript',
    path: 'deploy/bin',
    rooms: [],
    packages: [NODE],
  },
  {
    name: 'deploy',
    what: 'release store, gate, release commands, web host, hot reload',
    path: 'deploy/src',
    rooms: DEPLOY_SHARED,
    packages: [
      NODE,
      '@fastify/accept-negotiator',
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
    name: 'deploy tests',
    what: 'stocked stores, checkouts, a web host; tests only',
    path: 'deploy/src/testing',
    rooms: ['deploy', ...DEPLOY_SHARED],
    packages: [NODE, 'fastify'],
    helpsTestsOf: ['deploy', 'tools'],
  },
  {
    name: 'composition',
    what: '`npm start`: web host and API in one process',
    path: 'deploy/src/start.ts',
    rooms: ['deploy', 'api', ...DEPLOY_SHARED],
    packages: ['fastify'],
  },
  {
    name: 'settings table',
    what: 'the table of settings in the README',
    path: 'deploy/src/settings-table',
    rooms: ['deploy', 'api/core', ...DEPLOY_SHARED],
    packages: [NODE, 'zod'],
  },
  {
    name: 'e2e',
    what: 'browser tests, a foreign backend, the bench',
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
    what: 'the console as one ordinary application, for the bench',
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
    what: 'checks, walls, the test runner',
    path: 'tools',
    rooms: ['module'],
    packages: [NODE, '@playwright/test', 'github-slugger', 'oxc-parser'],
  },
  {
    name: 'reports',
    what: '`npm run reports`: committed files that are generated from the sources',
    path: 'tools/reports',
    rooms: ['tools', 'api', 'contract'],
    packages: [NODE, 'fastify', 'oxc-parser', 'zod'],
  },
];

/**
 * The rooms of the project and what each may import (design §2): an allow-list, so that whatever is not named is
 * refused, a new folder and a new library too. `npm run check` holds it; `npm run reports` draws it into
 * docs/architecture.md, all but the template, whose rooms are those of a module.
 */
export const ROOMS: readonly Room[] = [...DRAWN_ROOMS, ...TEMPLATE];

function shared(
  name: string,
  what: string,
  rooms: readonly string[],
  packages: readonly string[],
): Room {
  const path = `shared/src/${name}`;
  return { name, what, path, rooms, packages, entry: 'index.ts', testPackages: ['zod'] };
}
