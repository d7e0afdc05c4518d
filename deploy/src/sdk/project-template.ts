import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLI_MANIFEST } from './cli-manifest.ts';
import { lockedPackages, type Packages } from './project-lock.ts';
import { sdkManifest } from './sdk-manifest.ts';

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
  'jose',
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
    dev: 'rollcall dev',
    start: 'node server/server.ts',
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
  include: ['src', 'server'],
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
| \`npm run dev\` | shows the module in the live console with hot reload, at http://127.0.0.1:3001 |
| \`npm run check\` | asks the console whether it would refuse the sources |
| \`npm run release\` | tests, builds and releases the module; needs \`ROLLCALL_TOKEN\` and a Chromium |
| \`npm start\` | starts the module's own server at port 7000 (\`PORT\`) for the console at \`ROLLCALL_URL\` |
| \`npx rollcall --help\` | lists the other commands |

It begins as an example: a list of items that employees have been given, with search, a form, a card on the dashboard, a tab in
Edit Employee (right \`template\`), a page of Settings, and a server. Until the server is set up, the page says so. To see it all before that,
run each of these in a terminal of its own:

\`\`\`
npm run dev -- --backend http://127.0.0.1:7000
ROLLCALL_URL=http://127.0.0.1:3001 npm start
\`\`\`

The operator of the console sets it up for everyone:

\`\`\`
npm run backend -- set template --to http://127.0.0.1:7000
\`\`\`

- \`src/module.ts\`: the module, with a component for each route and extension of module.json (a test compares them)
- \`src/pages\`: one file per route and extension
- \`src/items\`: the first feature; its calls of the server are in \`calls.ts\`
- \`server\`: the module's own server, which may as well be written in another language; the guide says how it checks who calls
`;

/**
 * The files of a module with a repository of its own, by path, with the placeholders of the template: its sources are those
 * of `tools/template`, with a server of its own, and its packages have the versions that the console is built with.
 */
export function projectTemplate(root: string): Record<string, string> {
  const folder = join(root, 'tools/template');
  const sources = globSync('src/**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
  const read = (file: string) => [file, readFileSync(join(folder, file), 'utf8')] as const;
  const sdk = sdkManifest(readFileSync(join(root, 'shared/package.json'), 'utf8'));
  const ofShared = Object.keys(sdk.dependencies);
  const locked = lockedPackages(root, { own: PROJECT_PACKAGES, ofShared });
  const { overrides } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const devDependencies = Object.fromEntries(
    PROJECT_PACKAGES.map((name) => [name, locked[`node_modules/${name}`]?.version]),
  );
  return {
    ...Object.fromEntries(['module.json', ...sources].map(read)),
    'server/server.ts': readFileSync(join(root, 'tools/template-server/server.ts'), 'utf8'),
    'package.json': json({
      ...MANIFEST,
      devDependencies,
      overrides,
      allowScripts: withoutScripts(locked),
    }),
    'package-lock.json': json({
      lockfileVersion: 3,
      requires: true,
      packages: { ...locked, ...consolePackages(sdk) },
    }),
    'tsconfig.json': json(TSCONFIG),
    'rsbuild.config.ts': BUILD,
    'jest.config.js': TESTS,
    'README.md': README,
    '.gitignore': 'node_modules/\ndist/\n',
  };
}

/** No package needs a script when it is installed: each has compiled files. */
const withoutScripts = (locked: Packages) =>
  Object.fromEntries(
    Object.entries(locked)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => [path.replace(/^.*node_modules\//, ''), false]),
  );

/** What a lock file says of the packages that the console serves, besides their versions. */
const consolePackages = (sdk: ReturnType<typeof sdkManifest>) => ({
  'node_modules/@rollcall/shared': {
    dependencies: sdk.dependencies,
    peerDependencies: sdk.peerDependencies,
    peerDependenciesMeta: sdk.peerDependenciesMeta,
  },
  'node_modules/@rollcall/cli': { bin: CLI_MANIFEST.bin, engines: CLI_MANIFEST.engines },
});

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
