import { spawnSync } from 'node:child_process';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/workspaces.ts';
import { aCheckout } from '../testing/checkout.ts';
import { temporaryFolder } from '../testing/fixture-store.ts';
import { runScript } from '../testing/run-cli.ts';
import { wordsOf } from './module-name.ts';
import { settingsFiles } from './settings-files.ts';

const checkout = join(temporaryFolder(), 'rollcall');
const make = (...args: string[]) => runScript(checkout, 'new-module/main.ts', args).done;

beforeAll(() => {
  aCheckout(checkout);
});

const modules = readdirSync(ROOT).filter((name) => name.startsWith('mfe-'));

test.each(modules)(
  '%s has the settings that a new module gets: all modules have one plan',
  (name) => {
    const read = (path: string, text: string) =>
      path.endsWith('.json') ? { ...JSON.parse(text), version: undefined } : text;
    for (const [path, text] of Object.entries(settingsFiles({ name }))) {
      const own = readFileSync(join(ROOT, name, path), 'utf8');
      expect({ path, is: read(path, own) }).toEqual({ path, is: read(path, text) });
    }
  },
);

test('a new module passes format, lint, zones and unused code, without an edit elsewhere', async () => {
  const { code, output } = await make('mfe-expense-claims', '--team', 'money');
  expect(output).toContain('npm run release -w mfe-expense-claims');
  expect(code).toBe(0);
  const bin = (name: string, ...args: string[]) => {
    const run = spawnSync(join(ROOT, 'node_modules/.bin', name), args, {
      cwd: checkout,
      encoding: 'utf8',
    });
    return run.status === 0 ? '' : run.stdout + run.stderr;
  };
  expect(bin('biome', 'ci', '--colors=off', 'mfe-expense-claims', 'package-lock.json')).toBe('');
  expect(bin('oxlint', '--deny-warnings', 'mfe-expense-claims')).toBe('');
  expect(bin('tsc', '--build', 'mfe-expense-claims')).toBe('');
  const plan = (name: string) => globSync('*.*', { cwd: join(checkout, name) }).toSorted();
  expect(plan('mfe-expense-claims')).toEqual(plan('mfe-leave'));
  const { packages } = JSON.parse(readFileSync(join(checkout, 'package-lock.json'), 'utf8'));
  expect(packages['node_modules/mfe-expense-claims']).toEqual({
    resolved: 'mfe-expense-claims',
    link: true,
  });
  expect(Object.keys(packages['mfe-expense-claims'])).toEqual(Object.keys(packages['mfe-leave']));
});

test.each([
  ['a name without mfe-', ['claims'], /claims is no name of a module/],
  ['a name with capitals', ['mfe-Claims'], /mfe-Claims is no name of a module/],
  ['a way out', ['mfe-../x'], /is no name of a module/],
  ['a name that is taken', ['mfe-time'], /mfe-time is there already/],
  ['no name', [], /missing required argument/],
])('%s is refused with a sentence', async (_, args, words) => {
  const { code, errors } = await make(...args);
  expect(errors).toMatch(words);
  expect(code).toBe(1);
});

test.each([
  ['mfe-x', {}, { slug: 'x', title: 'X', pascal: 'X', team: 'x' }],
  [
    'mfe-expense-claims',
    { title: 'Expenses' },
    { slug: 'expense-claims', title: 'Expenses', pascal: 'ExpenseClaims' },
  ],
])('the words of %s with %j are %j', (name, options, words) => {
  expect(wordsOf(name, options)).toMatchObject(words);
});
