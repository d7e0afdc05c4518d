/** Which way imports run (design §2): each zone names the files it rules and what they must not import. */
export interface Zone {
  readonly name: string;
  readonly files: readonly string[];
  readonly forbidden: readonly { readonly group: readonly string[]; readonly message: string }[];
}

const MODULES = ['mfe-*', '**/mfe-*/**'];
const SHELL = ['shell', '**/shell/**'];
const SERVERS = ['@rollcall/api', '@rollcall/api/*', '@rollcall/deploy', '@rollcall/deploy/*'];
const SERVER_FOLDERS = ['**/api/src/**', '**/deploy/src/**'];
const TESTS = ['@rollcall/e2e', '@rollcall/e2e/*', '**/e2e/**'];
const DEEP = ['@rollcall/shared/*/*', '**/shared/src/**'];

const outside = {
  group: [...MODULES, ...SHELL, ...SERVERS, ...SERVER_FOLDERS, ...TESTS],
  message: 'Modules and shell import only @rollcall/shared (design §2).',
};
const deep = { group: DEEP, message: 'Import the listed entry of @rollcall/shared (design §2).' };
const axios = {
  group: ['axios', 'axios/*'],
  message:
    'The transport alone talks to a server: use @rollcall/shared/calls (contributing, habit 6).',
};
const testing = {
  group: ['@rollcall/shared/testing', '**/testing/**'],
  message: 'shared/testing is for tests only (design §2).',
};
const nodeOnly = {
  group: ['node:*', '@rollcall/shared/build', '@rollcall/shared/node'],
  message: 'This code runs in a browser.',
};

/** Forbids the named folders of `shared/src` to a folder of it, by relative climb and by package name. */
const sharedFolders = (...names: string[]) => ({
  group: names.flatMap((name) => [`../${name}/**`, `../../${name}/**`, `@rollcall/shared/${name}`]),
  message: 'Inside shared: domain < contract < {session, module, transport} < calls (design §2).',
});

const ours = {
  group: [...MODULES, ...SHELL, ...SERVERS, ...SERVER_FOLDERS, ...TESTS],
  message: 'shared imports nothing of ours (design §2).',
};

/** Only what the overrides below make exact; `tests` are files beside the code that Jest runs. */
const TEST_FILES = ['**/*.test.ts', '**/*.test.tsx'];

/** Where several zones name a file, the last one rules it. */
export const ZONES: readonly Zone[] = [
  {
    name: 'module',
    files: ['mfe-*/src/**'],
    forbidden: [outside, deep, axios, testing, nodeOnly],
  },
  {
    name: 'module feature',
    files: ['mfe-*/src/*/**'],
    forbidden: [
      outside,
      deep,
      axios,
      testing,
      nodeOnly,
      {
        group: ['../**', '../../**'],
        message: 'A feature never imports a sibling feature or a page (design §2).',
      },
    ],
  },
  {
    name: 'module pages',
    files: ['mfe-*/src/pages/**'],
    forbidden: [outside, deep, axios, testing, nodeOnly],
  },
  { name: 'shell', files: ['shell/src/**'], forbidden: [outside, deep, axios, testing, nodeOnly] },
  {
    name: 'domain',
    files: ['shared/src/domain/**'],
    forbidden: [
      ours,
      axios,
      nodeOnly,
      testing,
      sharedFolders('contract', 'session', 'module', 'transport', 'calls', 'ui'),
      { group: ['react', 'react-dom', 'antd'], message: 'The domain is pure (design §2).' },
    ],
  },
  {
    name: 'contract',
    files: ['shared/src/contract/**'],
    forbidden: [
      ours,
      axios,
      nodeOnly,
      testing,
      sharedFolders('session', 'module', 'transport', 'calls', 'ui'),
    ],
  },
  {
    name: 'session',
    files: ['shared/src/session/**'],
    forbidden: [
      ours,
      axios,
      nodeOnly,
      testing,
      sharedFolders('module', 'transport', 'calls', 'ui'),
    ],
  },
  {
    name: 'module schemas',
    files: ['shared/src/module/**'],
    forbidden: [
      ours,
      axios,
      nodeOnly,
      testing,
      sharedFolders('session', 'transport', 'calls', 'ui'),
    ],
  },
  {
    name: 'transport',
    files: ['shared/src/transport/**'],
    forbidden: [ours, nodeOnly, testing, sharedFolders('session', 'module', 'calls', 'ui')],
  },
  {
    name: 'calls',
    files: ['shared/src/calls/**'],
    forbidden: [
      ours,
      axios,
      nodeOnly,
      testing,
      sharedFolders('session', 'module', 'ui'),
      {
        group: ['../transport/**', '../../transport/**'],
        message: 'The transport is one in the page: import it as @rollcall/shared/transport.',
      },
    ],
  },
  {
    name: 'ui',
    files: ['shared/src/ui/**'],
    forbidden: [
      ours,
      axios,
      nodeOnly,
      testing,
      sharedFolders('contract', 'session', 'module', 'transport', 'calls'),
    ],
  },
  {
    name: 'url',
    files: ['shared/src/url/**'],
    forbidden: [
      ours,
      axios,
      nodeOnly,
      testing,
      sharedFolders('contract', 'session', 'module', 'transport', 'calls', 'ui'),
    ],
  },
  {
    name: 'api',
    files: ['api/src/**'],
    forbidden: [
      {
        group: [
          ...MODULES,
          ...SHELL,
          '@rollcall/deploy',
          '@rollcall/deploy/*',
          '**/deploy/src/**',
          ...TESTS,
        ],
        message: 'api imports only shared (design §2).',
      },
      deep,
      {
        group: ['session', 'module', 'transport', 'calls', 'ui'].map(
          (name) => `@rollcall/shared/${name}`,
        ),
        message: 'api takes only contract, domain and node of shared (design §2).',
      },
    ],
  },
  {
    name: 'deploy',
    files: ['deploy/src/**'],
    forbidden: [
      {
        group: [
          ...MODULES,
          ...SHELL,
          '@rollcall/api',
          '@rollcall/api/*',
          '**/api/src/**',
          ...TESTS,
        ],
        message: 'deploy imports only shared; start.ts alone composes (design §2).',
      },
      deep,
      {
        group: ['session', 'transport', 'calls', 'ui'].map((name) => `@rollcall/shared/${name}`),
        message: 'deploy takes only module, contract, build and node of shared (design §2).',
      },
    ],
  },
  {
    name: 'composition',
    // The second reads the settings of both for the README.
    files: ['deploy/src/start.ts', 'deploy/src/settings-table/main.ts'],
    forbidden: [
      { group: [...MODULES, ...SHELL, ...TESTS], message: 'start.ts composes api and deploy.' },
      deep,
    ],
  },
  {
    name: 'e2e',
    files: ['e2e/**'],
    forbidden: [
      {
        group: [...SERVERS, ...SERVER_FOLDERS, '**/mfe-*/src/**', '**/shell/src/**'],
        message: 'e2e sees the product from outside: only shared (design §2).',
      },
      deep,
    ],
  },
  // Tests may build on shared/testing and on Node; every other rule of their zone is proven by the files beside them.
  { name: 'tests', files: TEST_FILES, forbidden: [deep, axios] },
];
