import type { ModuleWords } from './module-name.ts';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const tool = (script: string) => `node ../deploy/bin/ready.mjs deploy/src/${script}`;

/** Notes what was green, so that a release need not run it again; the last option ends the list of reporters. */
const TEST =
  'jest --reporters=default --reporters=../deploy/src/green-tests/reporter.ts --config=jest.config.js';

/** The files of a module that are alike in every module (design §2): a test holds them to those that are there. */
export function settingsFiles({ name }: Pick<ModuleWords, 'name'>): Record<string, string> {
  const commands = ['release', 'rollback', 'confirm', 'disable', 'enable'];
  return {
    'package.json': json({
      name,
      version: '1.0.0',
      private: true,
      type: 'module',
      exports: {},
      scripts: {
        build: 'rsbuild build',
        test: TEST,
        dev: tool('dev/main.ts'),
        ...Object.fromEntries(commands.map((one) => [one, tool(`cli/main.ts ${one}`)])),
      },
      dependencies: { '@rollcall/shared': '1.0.0' },
    }),
    'rsbuild.config.ts':
      "import { remote } from '../rsbuild.shared.ts';\n\nexport default remote(import.meta.dirname);\n",
    'jest.config.js': `import { browserTests } from '../shared/src/testing/jest/preset.js';\n\nexport default browserTests('${name}');\n`,
    'tsconfig.json': json({
      extends: '../tsconfig.base.json',
      compilerOptions: {
        rootDir: 'src',
        outDir: `../.cache/types/${name}`,
        tsBuildInfoFile: `../.cache/types/${name}/.tsbuildinfo`,
        types: ['jest', '@testing-library/jest-dom', 'node', '@rsbuild/core/types'],
      },
      include: ['src'],
      references: [{ path: '../shared' }],
    }),
    'src/module.test.ts': `import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { moduleDescriptor } from '@rollcall/shared/module';
import federated from './module.ts';

test('the module has a page for each route of its descriptor, and no other', () => {
  const text = readFileSync(join(__dirname, '../module.json'), 'utf8');
  const descriptor = moduleDescriptor.parse(JSON.parse(text));
  expect(federated.routes.map(({ path }) => path)).toEqual(
    descriptor.routes.map(({ path }) => path),
  );
});
`,
  };
}
