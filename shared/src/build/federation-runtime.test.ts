import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { federationRuntimeAliases } from './federation-runtime.ts';

const aliases = Object.entries(federationRuntimeAliases());
const roots = aliases.map(([commonJs]) => commonJs.slice(0, commonJs.indexOf('/dist/')));
const textOf = (...path: string[]) => readFileSync(join(...path), 'utf8');

// This project depends on internals of federation, so an upgrade must be checked before it ships.
test('federation has the version whose internals were checked', () => {
  const versions = roots.map((root) => JSON.parse(textOf(root, 'package.json')).version);
  expect(versions).toEqual(['2.9.2', '2.9.2', '2.9.2']);
});

test('each aliased file is CommonJS and has an ESM file with the same exports next to it', () => {
  for (const [commonJs, esmFile] of aliases) {
    expect(commonJs).toMatch(/\.cjs$/);
    expect(existsSync(esmFile)).toBe(true);
    const names = (text: string, pattern: RegExp) =>
      [...text.matchAll(pattern)].map(([, name]) => name).toSorted();
    const cjs = names(textOf(commonJs), /^exports\.(\w+) =/gm);
    const list = /export \{([^}]*)\}/.exec(textOf(esmFile))?.[1] ?? '';
    const esm = list.split(',').map((name) => name.trim().split(/ as /).at(-1) ?? '');
    expect(esm).toEqual(expect.arrayContaining(cjs));
  }
});

test('the runtime still has the optimization flags that the builds set (rsbuild.shared.ts)', () => {
  const [root = ''] = roots;
  expect(textOf(root, '../runtime-core/dist/core.js')).toContain(
    'FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN',
  );
});
