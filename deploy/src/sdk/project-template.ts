import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Packages of a module's repository besides those that the console serves. */
const PROJECT_PACKAGES = [
  '@ant-design/icons',
  '@module-federation/rsbuild-plugin',
  '@rsbuild/core',
  '@rsbuild/plugin-react',
  '@swc/core',
  '@swc/jest',
  '@tanstack/react-query',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/jest',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'antd',
  'dayjs',
  'jest',
  'jest-environment-jsdom',
  'playwright-core',
  'react',
  'react-dom',
  'react-router-dom',
  'typescript',
  'zustand',
];

const MANIFEST = {
  name: 'mfe-template',
  version: '1.0.0',
  private: true,
  type: 'module',
  scripts: {
    test: 'jest',
    build: 'rsbuild build',
    check: 'rollcall check',
    release: 'rollcall release',
  },
};

const TSCONFIG = {
  compilerOptions: {
    target: 'es2024',
    lib: ['es2024', 'dom', 'dom.iterable'],
    module: 'preserve',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    // Some declarations of antd have errors of their own.
    skipLibCheck: true,
    types: ['jest', '@testing-library/jest-dom', 'node', '@rsbuild/core/types'],
  },
  include: ['src'],
};

const BUILD = `import { remote } from '@rollcall/shared/build';

export default remote(import.meta.dirname);
`;

const TESTS = `import { browserTests } from '@rollcall/shared/jest-preset';

export default browserTests('mfe-template');
`;

const README = `# mfe-template: Template

A module of a Rollcall console, of team **template-team**. [module.json](module.json) describes it to the console before it is
loaded. The guide is \`node_modules/@rollcall/shared/guide.md\`.

| command | what it does |
|---|---|
| \`npm test\` | runs the tests |
| \`npm run check\` | asks the console whether it would refuse the sources |
| \`npm run release\` | tests, builds and releases the module; needs \`ROLLCALL_TOKEN\` and a Chromium |
| \`npx rollcall --help\` | lists the other commands |

- \`src/module.ts\`: the module, with a component for each route and extension of module.json (a test compares them)
- \`src/pages\`: one file per route
- \`src/template\`: the first feature
`;

/**
 * The files of a module with a repository of its own, by path, with the placeholders of the template: its sources are those
 * of `tools/template`, and its packages have the versions that the console is built with.
 */
export function projectTemplate(root: string): Record<string, string> {
  const folder = join(root, 'tools/template');
  const sources = globSync('src/**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
  const read = (file: string) => [file, readFileSync(join(folder, file), 'utf8')] as const;
  const devDependencies = Object.fromEntries(
    PROJECT_PACKAGES.map((name) => [name, installed(name)]),
  );
  return {
    ...Object.fromEntries(['module.json', ...sources].map(read)),
    'package.json': json({ ...MANIFEST, devDependencies }),
    'tsconfig.json': json(TSCONFIG),
    'rsbuild.config.ts': BUILD,
    'jest.config.js': TESTS,
    'README.md': README,
    '.gitignore': 'node_modules/\ndist/\n',
  };
}

const { resolve } = createRequire(import.meta.url);

function installed(name: string): string {
  for (const folder of resolve.paths(name) ?? []) {
    try {
      return JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8')).version;
    } catch {
      // It is in another folder.
    }
  }
  throw new Error(`${name} is not installed.`);
}

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
