import type { RsbuildPlugin } from '@rsbuild/core';
import { pluginOnlySharedAntd } from './only-shared-antd.ts';

type Transform = (file: { code: string; resourcePath: string }) => string;

/** What the plugin does to a file that a module's build contains. */
function transform(resourcePath: string, code: string): string | undefined {
  let result: string | undefined;
  const api = {
    transform({ test }: { test: RegExp }, run: Transform) {
      if (test.test(resourcePath)) result = run({ code, resourcePath });
    },
  };
  void pluginOnlySharedAntd().setup(api as unknown as Parameters<RsbuildPlugin['setup']>[0]);
  return result;
}

test.each([
  [
    'Button',
    '/x/node_modules/antd/es/button/style/index.js',
    "genStyleHooks('Button', (token) => [])",
  ],
  [
    'Tag',
    '/x/node_modules/antd/es/tag/style/presetCmp.js',
    "genSubStyleComponent(['Tag', 'preset'], f)",
  ],
  [
    'Wave',
    '/x/node_modules/antd/lib/_util/wave/style.js',
    '(0, _internal.genComponentStyleHook)("Wave", f)',
  ],
])(
  'a module that contains a copy of antd’s %s is not built, with what to do',
  (name, file, code) => {
    const words = new RegExp(
      `^only-shared-antd: .* copy of antd’s ${name} .*\\. Fix: import .* from "antd"`,
    );
    expect(() => transform(file, `export default ${code};`)).toThrow(words);
  },
);

test.each([
  ['a helper of antd', '/x/node_modules/antd/es/locale/de_DE.js'],
  ['a file of the module', '/x/src/page.tsx'],
])('%s is built', (_, file) => {
  expect(transform(file, 'export const a = 1;') ?? 'unchanged').toMatch(/unchanged|export const a/);
});
