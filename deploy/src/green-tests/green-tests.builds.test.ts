import { spawn } from 'node:child_process';
import {
  appendFileSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { aCheckout } from '../testing/checkout.ts';
import { aFolder, temporaryFolder } from '../testing/temporary-folder.ts';

const require = createRequire(__filename);
const root = temporaryFolder();

/** A test file that passes; `head` is what it imports and does. */
const aTest = (head: string) => `${head}\ntest('it', () => expect(1).toBe(1));\n`;

const MODULE = {
  'package.json': '{ "name": "mfe-x", "type": "module" }',
  'module.json': '{}',
  'jest.config.js':
    // A small set-up file: the real one of the modules takes seconds to load.
    `import { browserTests } from '../shared/src/testing/jest/preset.js';
const setUp = import.meta.dirname + '/src/set-up.ts';
export default { ...browserTests('mfe-x', 'node'), setupFilesAfterEnv: [setUp] };`,
  'src/set-up.ts': "import './set-up-part.ts';\n",
  'src/set-up-part.ts': '',
  'src/code.ts': "export * from './deeper.ts';\n",
  'src/deeper.ts': 'export const A = 1;\n',
  'src/lazy.ts': 'export const B = 1;\n',
  'src/a.css': 'a {}',
  'src/a.json': '{}',
  'src/still.test.ts': aTest(''),
  'src/own.test.ts': aTest(''),
  'src/code.test.ts': aTest("import { A } from './code.ts';\nif (!A) throw A;"),
  'src/lazy.test.ts': aTest("beforeAll(async () => void (await import('./lazy.ts')));"),
  'src/style.test.ts': aTest("import './a.css';"),
  'src/json.test.ts': aTest("import value from './a.json';\nif (!value) throw value;"),
  'src/shared.test.ts': aTest(
    "import { formatDuration } from '@rollcall/shared/domain';\nif (!formatDuration) throw 0;",
  ),
  'src/reads.test.ts': aTest("import { readFileSync } from 'node:fs';\nreadFileSync(__filename);"),
  'src/red.test.ts': "test('red', () => expect(1).toBe(2));\n",
  'src/left-out.test.ts': "test('it', () => {});\ntest.skip('left out', () => {});\n",
};

/** Tests that must run every time. */
const ALWAYS_RUN = ['left-out', 'reads', 'red'];
const ALL = Object.keys(MODULE)
  .flatMap((path) => /^src\/(.*)\.test\.ts$/.exec(path)?.[1] ?? [])
  .toSorted();

let checkout: string;
const file = (path: string) => join(checkout, path);

// Each test has a checkout of its own, without results.
let checkouts = 0;
beforeEach(() => {
  checkouts += 1;
  checkout = aCheckout(join(root, String(checkouts), 'rollcall'));
  aFolder(file('mfe-x'), MODULE);
});

/** Runs the module's tests as a release does; returns the names of the files that ran. */
async function run(...extra: string[]): Promise<string[]> {
  const green = (one: string) => file(`deploy/src/green-tests/${one}`);
  const out = join(checkout, '../run.json');
  const args = [
    require.resolve('jest/bin/jest'),
    `--reporters=${green('reporter.ts')}`,
    `--testSequencer=${green('sequencer.ts')}`,
    '--passWithNoTests',
    '--json',
    `--outputFile=${out}`,
    '--maxWorkers=1',
    '--ci',
    ...extra,
  ];
  rmSync(out, { force: true });
  const child = spawn(process.execPath, args, { cwd: file('mfe-x'), stdio: 'ignore' });
  await new Promise((resolve) => child.once('close', resolve));
  const { testResults } = JSON.parse(readFileSync(out, 'utf8'));
  return testResults
    .map(({ name }: { name: string }) => /([^/\\]+)\.test\.ts$/.exec(name)?.[1])
    .toSorted();
}

test('a test runs again only if one of its inputs changed or if it did not pass', async () => {
  expect(await run('-t', 'no such test')).toEqual(ALL);
  expect(await run()).toEqual(ALL);
  expect(await run()).toEqual(ALWAYS_RUN);
  const added: readonly (readonly [string, string])[] = [
    ['mfe-x/src/own.test.ts', '// changed'],
    ['mfe-x/src/deeper.ts', '// changed'],
    ['mfe-x/src/lazy.ts', '// changed'],
    ['mfe-x/src/a.css', 'b {}'],
    ['mfe-x/src/a.json', ' '],
    ['shared/src/domain/limits.ts', '// changed'],
  ];
  const before = added.map(([path]) => readFileSync(file(path)));
  for (const [path, text] of added) appendFileSync(file(path), text);
  expect(await run()).toEqual(ALL.filter((name) => name !== 'still'));
  // With the earlier inputs the earlier results are valid again.
  for (const [index, [path]] of added.entries()) writeFileSync(file(path), before[index] ?? '');
  expect(await run()).toEqual(ALWAYS_RUN);
});

test.each([
  ['what runs before each test', 'mfe-x/src/set-up-part.ts', '// changed'],
  ['the installed packages', 'package-lock.json', ' '],
])('after a change of %s every test runs again', async (_, path, text) => {
  expect(await run()).toEqual(ALL);
  appendFileSync(file(path), text);
  expect(await run()).toEqual(ALL);
});

test('a result that was not used for a month is removed', async () => {
  const record = file('.cache/green-tests');
  const passed = ALL.length - ALWAYS_RUN.length;
  // Results with other inputs, which no later run uses.
  expect(await run()).toEqual(ALL);
  appendFileSync(file('package-lock.json'), ' ');
  expect(await run()).toEqual(ALL);
  expect(readdirSync(record)).toHaveLength(2 * passed);
  const old = new Date(Date.now() - 31 * 86_400_000);
  for (const name of readdirSync(record)) utimesSync(join(record, name), old, old);
  expect(await run()).toEqual(ALWAYS_RUN);
  expect(readdirSync(record)).toHaveLength(passed);
});
