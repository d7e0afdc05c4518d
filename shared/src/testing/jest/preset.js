import { fileURLToPath } from 'node:url';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/**
 * Jest's settings of a workspace whose code runs in a browser (design §3). `environment` is `node` where
 * most files are rules that need no page; a file that needs one says so in its first comment.
 */
export function browserTests(displayName, environment = 'jsdom') {
  return {
    displayName,
    testEnvironment: environment,
    // Jest looks into shared as well: what a test reaches there is among what it depends on.
    roots: ['<rootDir>/src', here('../..')],
    testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/src/**/*.test.tsx'],
    transform: {
      '\\.tsx?$': [
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
    moduleNameMapper: {
      '\\.(css|svg)$': here('empty-style.cjs'),
      '^@ant-design/icons$': here('icons.cjs'),
      // antd's two builds are one: what is named by its file comes from the one that Jest can read.
      '^antd/es/(.*)$': 'antd/lib/$1',
      '/hooks/useId$': here('use-id.cjs'),
      // The icons' CommonJS build asks for one file of the ES build.
      '^@ant-design/colors/es/(.*)$': '@ant-design/colors/lib/$1',
    },
    globals: { ROLLCALL_RELEASE: 'test' },
    setupFiles: [here('browser-gaps.ts')],
    setupFilesAfterEnv: [here('matchers.ts')],
    testTimeout: 30_000,
  };
}
