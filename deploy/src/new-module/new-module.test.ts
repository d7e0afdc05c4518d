import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deriveNames } from '@rollcall/cli/module-name';
import { ROOT } from '../build/workspaces.ts';
import { aCheckout } from '../testing/checkout.ts';
import { runScript } from '../testing/run-cli.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { templateFiles } from './template-files.ts';

const checkout = join(temporaryFolder(), 'rollcall');
const make = (...args: string[]) => runScript(checkout, 'new-module/main.ts', args).done;

beforeAll(() => {
  aCheckout(checkout);
});

const modules = readdirSync(ROOT).filter((name) => name.startsWith('mfe-'));

/** Files that are the same in every module: its settings, and the test that compares its routes with the descriptor. */
const SETTINGS = [
  'package.json',
  'rsbuild.config.ts',
  'jest.config.js',
  'tsconfig.json',
  'src/module.test.ts',
];

test.each(modules)('%s has the same settings as the template', (name) => {
  // A module may have additional libraries, for itself and for its tests.
  const read = (path: string, text: string) =>
    path.endsWith('.json')
      ? {
          ...JSON.parse(text),
          version: undefined,
          dependencies: undefined,
          devDependencies: undefined,
        }
      : text;
  const names = deriveNames(name);
  if (!names) throw new Error(`${name} is not a valid module name.`);
  const files = templateFiles(ROOT, names);
  for (const path of SETTINGS) {
    const actual = readFileSync(join(ROOT, name, path), 'utf8');
    const text = files[path] ?? '';
    expect({ path, content: read(path, actual) }).toEqual({ path, content: read(path, text) });
    if (path === 'package.json') {
      const { dependencies, devDependencies } = JSON.parse(text);
      expect(JSON.parse(actual)).toMatchObject({ dependencies, devDependencies });
    }
  }
});

test.each([
  ['mfe-template-editor', 'Team\'s \\ "best" Template', 'Team\'s \\ "best" $& template'],
  ['mfe-mfe-template', 'TemplatePage', 'template-team'],
])('the names of %s are filled in once, with any characters', (name, title, team) => {
  const names = deriveNames(name, { title, team });
  if (!names) throw new Error(`${name} is not a valid module name.`);
  const files = templateFiles(ROOT, names);
  expect(JSON.parse(files['module.json'] ?? '')).toMatchObject({
    name,
    title,
    team,
    routes: [{ path: `/${names.slug}`, title }],
  });
  const texts = files['src/items/texts.ts'] ?? '';
  const [, literal = ''] = /title: '(.*)',/.exec(texts) ?? [];
  expect(literal.replace(/\\(.)/g, '$1')).toBe(title);
  expect(files['package.json']).toContain(`"name": "${name}"`);
});

test.each([
  ['a name without mfe-', ['claims'], /claims is not a valid module name/],
  ['a name with capitals', ['mfe-Claims'], /mfe-Claims is not a valid module name/],
  ['a path', ['mfe-../x'], /is not a valid module name/],
  ['a name that is taken', ['mfe-time'], /mfe-time already exists/],
  ['the name of a folder of every module', ['mfe-pages'], /mfe-pages is not a valid module name/],
  ['a route that another module has', ['mfe-login'], /the route \/login belongs to mfe-auth/],
  ['a route of the shell', ['mfe-unauthorized'], /belongs to the shell/],
  ['an empty title', ['mfe-x', '--title', ' '], /title/],
  ['a title that is too long', ['mfe-x', '--title', 'x'.repeat(61)], /title/],
  ['no team', ['mfe-x', '--team', ''], /team/],
  ['no name', [], /missing required argument/],
])('%s is refused with a sentence, and nothing is written', async (_, args, words) => {
  const lock = readFileSync(join(checkout, 'package-lock.json'), 'utf8');
  const before = readdirSync(checkout);
  const { code, errors } = await make(...args);
  expect(errors).toMatch(words);
  expect(code).toBe(1);
  expect(readdirSync(checkout)).toEqual(before);
  expect(readFileSync(join(checkout, 'package-lock.json'), 'utf8')).toBe(lock);
});

test.each([
  ['mfe-x', {}, { slug: 'x', title: 'X', pascal: 'X', team: 'x' }],
  ['mfe-x', { title: ' Two\n words ', team: ' a\tb ' }, { title: 'Two words', team: 'a b' }],
  [
    'mfe-expense-claims',
    { title: 'Expenses' },
    { slug: 'expense-claims', title: 'Expenses', pascal: 'ExpenseClaims' },
  ],
])('the names of %s with %j are %j', (name, options, names) => {
  expect(deriveNames(name, options)).toMatchObject(names);
});
