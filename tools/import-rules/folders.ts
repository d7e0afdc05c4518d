import { API_FOLDERS } from './api-folders.ts';
import { E2E_FOLDERS } from './e2e-folders.ts';
import { type Folder, NODE, PAGE, REACT } from './folder.ts';
import { SHELL_FOLDERS } from './shell-folders.ts';

/** `shared`: name, contents, folders and packages that it may import. */
const SHARED: readonly Folder[] = [
  shared(
    'domain',
    'pure rules and constants: work dates, durations, time logs, formats',
    [],
    ['dayjs'],
  ),
  shared('contract', 'one schema and type per call', ['domain'], ['zod']),
  shared(
    'session',
    'the session of the signed-in user; one store in the page',
    ['contract'],
    ['jwt-decode', 'react', 'zustand'],
  ),
  shared(
    'module',
    'schemas of descriptors, releases and release lists',
    ['contract'],
    ['react', 'react-router-dom', 'semver', 'zod'],
  ),
  shared(
    'transport',
    'HTTP calls to the server; the query cache',
    ['contract'],
    ['@tanstack/react-query', 'axios'],
  ),
  shared(
    'calls',
    'one file per resource: calls, query options, reading of other backends',
    ['transport', 'contract', 'domain'],
    ['@tanstack/react-query'],
  ),
  shared(
    'ui',
    'components that all modules share: forms with their drafts, lists, the theme',
    ['domain', 'session'],
    [...REACT.filter((name) => name !== '@tanstack/react-query'), 'react-dom'],
  ),
  shared(
    'url',
    'page, filters and open dialogs in the URL',
    ['domain'],
    ['react', 'react-router-dom'],
  ),
  shared(
    'exports',
    'the button and the dialog that export a list',
    ['calls', 'contract', 'session', 'ui', 'url'],
    REACT,
  ),
  shared(
    'list-views',
    'sort, columns and saved views of a list',
    ['calls', 'contract', 'domain', 'session', 'ui', 'url'],
    REACT,
  ),
  shared(
    'bulk-actions',
    'the bar and the dialog that change several rows of a list',
    ['calls', 'contract', 'domain', 'session', 'ui'],
    REACT,
  ),
  shared(
    'node',
    'settings and Node helpers that API and web host share',
    ['domain'],
    ['ipaddr.js', NODE, 'zod'],
  ),
  shared(
    'build',
    'the build of a module, which libraries are shared, and the record that a build writes',
    [],
    [
      '@module-federation/rsbuild-plugin',
      '@rsbuild/core',
      '@rsbuild/plugin-react',
      NODE,
      'oxc-parser',
      'react-router',
    ],
  ),
];

/** The folders of a module. */
const MODULE: readonly Folder[] = [
  {
    name: 'a module',
    what: 'the only expose of a module; all modules have the same layout',
    path: '*/src',
    mayImport: ['pages of a module', ...PAGE],
    packages: REACT,
  },
  {
    name: 'pages of a module',
    what: 'one file per route and extension; a page reads the URL and composes features',
    path: '*/src/pages',
    mayImport: ['feature of a module', ...PAGE],
    // For the first paint, which the build draws.
    packages: [...REACT, 'react-dom'],
  },
  {
    name: 'feature of a module',
    what: 'the files of one feature; no feature imports another',
    path: '*/src/*',
    mayImport: PAGE,
    // Spreadsheets are read by the feature that imports them.
    packages: [...REACT, 'hucre'],
    isolated: true,
  },
];

const MODULES = MODULE.map((folder) => ({ ...folder, path: folder.path.replace('*', 'mfe-*') }));

/** The template that new modules are copied from; it may import what a module may. */
const TEMPLATE = MODULE.map((folder) => {
  const inTemplate = (name: string) => (PAGE.includes(name) ? name : `${name} (template)`);
  const path = folder.path.replace('*', 'tools/template');
  return {
    ...folder,
    path,
    name: inTemplate(folder.name),
    mayImport: folder.mayImport.map(inTemplate),
  };
});

const DEPLOY_SHARED = ['build', 'contract', 'module', 'node'];

/** The folders that docs/architecture.md draws. */
export const DRAWN_FOLDERS: readonly Folder[] = [
  ...SHARED,
  {
    name: 'shared tests',
    what: 'builders and helpers; tests only',
    path: 'shared/src/testing',
    mayImport: PAGE,
    packages: [...REACT, NODE, '@testing-library/react', 'zod'],
    helpsTestsOf: ['shared', 'shell', 'mfe-*', 'tools/template'],
  },
  {
    name: 'test preset',
    what: 'settings for Jest, and how long tests wait',
    path: 'shared/src/testing/jest',
    mayImport: [],
    packages: [
      NODE,
      '@testing-library/jest-dom',
      '@testing-library/react',
      'fast-check',
      'jest',
      'react',
    ],
  },
  {
    name: 'working time reference',
    what: 'an independent calculation of working time and random histories, to compare with; tests only, imports nothing of ours',
    path: 'shared/src/domain/working-time/reference',
    mayImport: [],
    packages: ['fast-check', 'zod'],
    helpsTestsOf: ['shared'],
  },
  ...MODULES,
  ...SHELL_FOLDERS,
  ...API_FOLDERS,
  {
    name: 'launcher',
    what: 'installs missing dependencies and runs a script on the pinned Node; no dependency, no TypeScript',
    path: 'deploy/bin',
    mayImport: [],
    packages: [NODE],
  },
  {
    name: 'command line',
    what: '`rollcall` for teams in other repositories, hot reload, and what it shares with the release commands',
    path: 'cli/src',
    mayImport: ['contract', 'module', 'node'],
    packages: [
      NODE,
      '@rsbuild/core',
      'commander',
      'jose',
      'listr2',
      'playwright-core',
      'tar',
      'zod',
    ],
  },
  {
    name: 'deploy',
    what: 'release store, gate, release commands, web host',
    path: 'deploy/src',
    mayImport: ['command line', ...DEPLOY_SHARED],
    packages: [
      NODE,
      '@fastify/accept-negotiator',
      '@fastify/rate-limit',
      '@fastify/reply-from',
      '@fastify/static',
      '@rsbuild/core',
      'commander',
      'fastify',
      'github-slugger',
      'jose',
      'marked',
      'mustache',
      'parse5',
      'playwright-core',
      'tar',
      'zod',
    ],
  },
  {
    name: 'deploy tests',
    what: 'filled release stores, checkouts, a web host; tests only',
    path: 'deploy/src/testing',
    mayImport: ['deploy', ...DEPLOY_SHARED],
    packages: [NODE, 'fastify', 'tar'],
    helpsTestsOf: ['deploy', 'tools'],
  },
  {
    name: 'composition',
    what: '`npm start`: web host and API in one process',
    path: 'deploy/src/start.ts',
    mayImport: ['deploy', 'api', ...DEPLOY_SHARED],
    packages: ['fastify'],
  },
  {
    name: 'settings table',
    what: 'the table of settings in the README',
    path: 'deploy/src/settings-table',
    mayImport: ['deploy', 'api/core', ...DEPLOY_SHARED],
    packages: [NODE, 'zod'],
  },
  ...E2E_FOLDERS,
  {
    name: 'tools',
    what: 'checks, import rules, the test runner, the benchmark of the API',
    path: 'tools',
    mayImport: ['module', 'node', 'test preset'],
    packages: [
      NODE,
      '@jest/reporters',
      '@jest/test-result',
      '@playwright/test',
      'github-slugger',
      'oxc-parser',
      'pg',
    ],
  },
  {
    name: 'template server',
    what: 'the own server of a module with a repository of its own',
    path: 'tools/template-server',
    mayImport: [],
    packages: [NODE, 'jose'],
  },
  {
    name: 'reports',
    what: '`npm run reports`: committed files that are generated from the sources',
    path: 'tools/reports',
    mayImport: ['tools', 'api', 'build', 'contract'],
    packages: [NODE, 'fastify', 'oxc-parser', 'zod'],
  },
];

/**
 * The folders of the project and what each may import (design §2). It is an allow-list: anything not listed is
 * refused, including new folders and new libraries. `npm run check` enforces it; `npm run reports` draws it into
 * docs/architecture.md without the template, whose folders are those of a module.
 */
export const FOLDERS: readonly Folder[] = [...DRAWN_FOLDERS, ...TEMPLATE];

function shared(
  name: string,
  what: string,
  mayImport: readonly string[],
  packages: readonly string[],
): Folder {
  const path = `shared/src/${name}`;
  return { name, what, path, mayImport, packages, entry: 'index.ts', testPackages: ['zod'] };
}
