import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { federationRuntimeAliases } from './federation-runtime.ts';

const aliases = Object.entries(federationRuntimeAliases());
const roots = aliases.map(([used]) => used.slice(0, used.indexOf('/dist/')));
const textOf = (...path: string[]) => readFileSync(join(...path), 'utf8');

// What this project reaches into; an upgrade that moves any of it must be looked at before it ships.
test('federation is the version whose internals were read', () => {
  const versions = roots.map((root) => JSON.parse(textOf(root, 'package.json')).version);
  expect(versions).toEqual(['2.9.2', '2.9.2', '2.9.2']);
});

test('each aliased file is CommonJS and has an ESM one with the same exports beside it', () => {
  for (const [used, wanted] of aliases) {
    expect(used).toMatch(/\.cjs$/);
    expect(existsSync(wanted)).toBe(true);
    const names = (text: string, pattern: RegExp) =>
      [...text.matchAll(pattern)].map(([, name]) => name).toSorted();
    const cjs = names(textOf(used), /^exports\.(\w+) =/gm);
    const list = /export \{([^}]*)\}/.exec(textOf(wanted))?.[1] ?? '';
    const esm = list.split(',').map((name) => name.trim().split(/ as /).at(-1) ?? '');
    expect(esm).toEqual(expect.arrayContaining(cjs));
  }
});

test('the runtime still knows the switches that the builds throw (rsbuild.shared.ts)', () => {
  const [root = ''] = roots;
  expect(textOf(root, '../runtime-core/dist/core.js')).toContain(
    'FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN',
  );
});
