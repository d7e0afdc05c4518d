import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SmokePage } from '@rollcall/cli/smoke/smoke-record';
import type { ModuleDescriptor } from '@rollcall/shared/module';
import { folderStore } from '../store/folder-store.ts';
import { readSmokeRecord } from '../store/smoke-record.ts';
import { aCheckout } from '../testing/checkout.ts';
import { runScript } from '../testing/run-cli.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const checkout = join(temporaryFolder(), 'rollcall');
const releases = join(checkout, 'data/releases');
const store = folderStore(releases);

beforeAll(async () => {
  aCheckout(checkout);
  const { code, errors } = await runScript(checkout, 'testing/seed-releases.ts', [releases]).done;
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
});

/** Releases a workspace; the live version of the others is that of the sources. */
async function release(name: string, ...args: string[]) {
  const all = ['release', name, '--skip-tests', '--json', ...args];
  const { code, output } = await runScript(checkout, 'cli/main.ts', all).done;
  return { code, ...JSON.parse(output) };
}

/** Edits a source file; `from` must occur in it. Returns a function that undoes the edit. */
function edit(path: string, from: RegExp, to: string): () => void {
  const file = join(checkout, path);
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(
    file,
    text.replace(from, (match) => match + to),
  );
  return () => writeFileSync(file, text);
}

const current = async (name: string) => {
  const list = await store.readList();
  return name === 'shell' ? list?.shell.current : list?.modules[name]?.current;
};
const failedOf = (pages: readonly SmokePage[]) =>
  pages.filter(({ problems }) => problems.length > 0);

/** How many pages of its own a module has: its routes and its pages of Settings. */
const ownPages = ({ routes, extensions = [] }: ModuleDescriptor) =>
  routes.length + extensions.filter(({ point }) => point === 'settings.page').length;

test.each(['mfe-auth', 'mfe-employees', 'mfe-leave', 'mfe-time'])(
  '%s passes its smoke test, which is stored with the release',
  async (name) => {
    edit(`${name}/src/module.ts`, /^/, '// Edited.\n');
    const { code, to, smoke } = await release(name);
    expect({ code, problems: failedOf(smoke?.pages ?? []) }).toEqual({ code: 0, problems: [] });
    const descriptor = JSON.parse(readFileSync(join(checkout, name, 'module.json'), 'utf8'));
    expect(smoke.pages).toHaveLength(ownPages(descriptor));
    expect(await readSmokeRecord(store, name, to)).toEqual(smoke);
    console.log(`${name}: ${smoke.pages.length} pages in ${smoke.seconds} s`);
  },
);

test('a module that throws, is blank, has no heading or logs an error fails, with a sentence for each page', async () => {
  const before = await current('mfe-leave');
  const undo = [
    edit(
      'mfe-leave/src/pages/leave-page.tsx',
      /export function \w+\(\) \{\n/,
      "if (location.href) throw new Error('broken leave');\n",
    ),
    edit(
      'mfe-leave/src/pages/breaks-page.tsx',
      /export function \w+\(\) \{\n/,
      'if (location.href) return null;\n',
    ),
    edit(
      'mfe-leave/src/pages/my-leave-page.tsx',
      /export function \w+\(\) \{\n/,
      "console.error('a complaint');\nif (location.href) return <p>No heading</p>;\n",
    ),
  ];
  const result = await release('mfe-leave');
  expect(result).toMatchObject({ ok: false, code: 6, smoke: { passed: false } });
  const [leave, breaks, mine] = result.smoke.pages;
  expect(leave.problems[0]).toContain(
    'The failure panel is shown: Leave Management is not available',
  );
  expect(leave.problems.join()).toContain('broken leave');
  expect(breaks.problems).toEqual(['It is blank.']);
  expect(mine.problems).toEqual([
    'It has no h1: draw its title with PageHeading.',
    'The console has an error: a complaint',
  ]);
  expect(result.message).toContain('✗ /leave/breaks, administrator, light: It is blank.');
  expect(await current('mfe-leave')).toBe(before);
  const preview = await release('mfe-leave', '--preview');
  expect(preview).toMatchObject({ ok: true, code: 0, smoke: { passed: false } });
  for (const one of undo) one();
});

test('a sign-in page that is blank fails, although the web host has drawn its form', async () => {
  const before = await current('mfe-auth');
  const undo = edit(
    'mfe-auth/src/pages/login-page.tsx',
    /export function \w+\(\) \{\n/,
    'if (location.href) return null;\n',
  );
  const { code, smoke } = await release('mfe-auth');
  expect(code).toBe(6);
  const failed = failedOf(smoke.pages).filter(({ path }) => path === '/login');
  expect(failed.flatMap(({ problems }) => problems).join()).toContain('The console did not start');
  expect(await current('mfe-auth')).toBe(before);
  undo();
});

test('the shell passes its smoke test', async () => {
  edit('shell/src/app/start.tsx', /^/, '// Edited.\n');
  const { code, smoke } = await release('shell');
  expect({ code, problems: failedOf(smoke?.pages ?? []) }).toEqual({ code: 0, problems: [] });
  console.log(`shell: ${smoke.pages.length} pages in ${smoke.seconds} s`);
});

test('a shell that throws for employees in the dark theme only fails on exactly these pages', async () => {
  const before = await current('shell');
  edit(
    'shell/src/layout/self-service-layout.tsx',
    /export default function[\s\S]*?\}: Props\) \{\n/,
    "if (matchMedia('(prefers-color-scheme: dark)').matches) throw new Error('dark');\n",
  );
  const { code, smoke } = await release('shell');
  expect(code).toBe(6);
  const failed = failedOf(smoke.pages);
  expect(failed.length).toBeGreaterThan(2);
  expect(failed).toEqual(
    smoke.pages.filter(({ role, theme }: SmokePage) => role === 'employee' && theme === 'dark'),
  );
  expect(await current('shell')).toBe(before);
});
