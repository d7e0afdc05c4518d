import { fileURLToPath } from 'node:url';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** `TEST_PATIENCE=3` makes every limit three times as long, for a machine that is slow or busy. */
const times = Number(process.env.TEST_PATIENCE || 1);
if (!(times > 0)) {
  throw new Error(
    'TEST_PATIENCE must be a number above 0, by which the limits of tests are multiplied.',
  );
}

/** Installed from a package, where `shared` is JavaScript already; otherwise a workspace of this repository. */
const isPackage = import.meta.url.includes('/node_modules/');
const extension = isPackage ? 'js' : 'ts';

/**
 * How long tests wait before they fail, in milliseconds, the same for Jest, Testing Library and Playwright: for something
 * on the page, for a test, and for a test that releases with real builds. Patience costs nothing when tests pass.
 */
export const PATIENCE = {
  // A module of its own has few tests on its author's machine, who waits for what is missing.
  waitMs: times * (isPackage ? 15_000 : 60_000),
  testMs: times * 300_000,
  longTestMs: times * 900_000,
};

/** When the clock of a test file begins: by default noon of a Tuesday in Chicago. An ISO date and time. */
const now = Date.parse(process.env.TEST_NOW || '2026-03-10T12:00:00-05:00');
if (Number.isNaN(now)) throw new Error('TEST_NOW must be an ISO date and time.');

/**
 * Jest settings for a workspace whose code runs in a browser (design §3). `environment` is `node` where most tests need
 * no page; a file that needs one declares it in its first comment.
 */
export function browserTests(displayName, environment = 'jsdom') {
  return {
    displayName,
    testEnvironment: environment,
    // Includes the sources of shared, so that Jest tracks a test's dependencies there.
    roots: ['<rootDir>/src', ...(isPackage ? [] : [here('../..')])],
    testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/src/**/*.test.tsx'],
    transform: {
      [isPackage ? '\\.m?[jt]sx?$' : '\\.(tsx?|mjs)$']: [
        '@swc/jest',
        {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
          module: { type: 'commonjs' },
        },
      ],
    },
    // Libraries that have only ES modules; Jest runs CommonJS.
    transformIgnorePatterns: [
      isPackage ? '/node_modules/(?!@rollcall/|.*\\.mjs$)' : '/node_modules/(?!.*\\.mjs$)',
    ],
    moduleNameMapper: {
      '\\.(css|svg)$': here('empty-style.cjs'),
      '^@ant-design/icons$': here('icons.cjs'),
      // Maps antd's ES build to its CommonJS build, which Jest can load, so that there is one copy.
      '^antd/es/(.*)$': 'antd/lib/$1',
      '/hooks/useId$': here('use-id.cjs'),
      // The icons' CommonJS build imports one file of the ES build.
      '^@ant-design/colors/es/(.*)$': '@ant-design/colors/lib/$1',
    },
    // zod keeps its messages on the global object, and with one worker Jest copies that of the server's tests.
    globals: {
      ROLLCALL_RELEASE: 'test',
      ROLLCALL_WAIT_MS: PATIENCE.waitMs,
      ROLLCALL_NOW: now,
      __zod_globalConfig: null,
    },
    fakeTimers: { now },
    setupFiles: [
      here(`fixed-clock.${extension}`),
      here(`missing-browser-apis.${extension}`),
      here(`no-owner-stacks.${extension}`),
    ],
    setupFilesAfterEnv: [here(`dangling-ids.${extension}`), here(`matchers.${extension}`)],
    testTimeout: PATIENCE.testMs,
  };
}
