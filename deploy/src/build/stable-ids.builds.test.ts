import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

let parent: string;
beforeAll(() => {
  parent = mkdtempSync(join(tmpdir(), 'rollcall-ids-'));
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));

const ROOT = join(__dirname, '../../..');
const RSBUILD = join(dirname(require.resolve('@rsbuild/core/package.json')), 'bin/rsbuild.js');

/** An application with a shared library. */
const SOURCES = {
  'package.json': '{ "name": "app", "version": "1.0.0", "type": "module" }',
  'src/library.js': 'export const one = 1;',
  'src/page.js': "import { one } from 'library'; export default one;",
  'src/index.js': "import('./page.js').then(console.log);",
  'rsbuild.config.ts': `
    import { createRequire } from 'node:module';
    import { stableIds } from '${ROOT}/shared/src/build/stable-ids.ts';

    const { pluginModuleFederation } = createRequire('${ROOT}/package.json')('@module-federation/rsbuild-plugin');
    const shared = { library: { import: './src/library.js', requiredVersion: false, version: '1.0.0' } };

    export default {
      plugins: [pluginModuleFederation({ name: 'app', shared, manifest: false, dts: false })],
      tools: {
        rspack: { plugins: [stableIds(import.meta.dirname)], optimization: { chunkIds: 'named' } },
      },
    };`,
};

/** Builds the application in a folder; returns the names of its lazy files, which have hashes. */
function buildIn(name: string): string[] {
  const folder = join(parent, name);
  mkdirSync(join(folder, 'src'), { recursive: true });
  for (const [path, text] of Object.entries(SOURCES)) writeFileSync(join(folder, path), text);
  execFileSync(process.execPath, [RSBUILD, 'build', '--mode', 'production'], { cwd: folder });
  return globSync('dist/static/js/async/*.js', { cwd: folder }).map((path) => basename(path));
}

test('the same sources have files of the same names in every folder (decision 085)', () => {
  const names = buildIn('one');
  expect(names).not.toEqual([]);
  expect(buildIn('another-place')).toEqual(names);
});
