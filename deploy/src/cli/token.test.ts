import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/workspaces.ts';
import { runScript } from '../testing/run-cli.ts';
import { storeWithReleases } from '../testing/store-with-releases.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const data = join(temporaryFolder(), 'data');
const file = join(data, 'releases/access.json');

beforeAll(async () => {
  await storeWithReleases(data);
});

const run = (...args: string[]) =>
  runScript(ROOT, 'cli/main.ts', ['token', ...args], { env: { DATA_DIR: data } }).done;

test('a token is created, listed without its text, and revoked', async () => {
  const options = ['--title', 'Pipeline', '--modules', 'mfe-time, mfe-leave', '--by', 'ada'];
  const { code, output } = await run('create', ...options, '--json');
  const { token, id, ...rest } = JSON.parse(output);
  expect({ code, ...rest }).toMatchObject({
    code: 0,
    by: 'ada',
    modules: ['mfe-time', 'mfe-leave'],
    actions: ['read'],
  });
  expect(token).toMatch(/^rollcall_deploy_/);
  expect(readFileSync(file, 'utf8')).not.toContain(token);
  expect(statSync(file).mode & 0o077).toBe(0);
  const listed = await run('list');
  expect(listed.output).toContain(`${id}  Pipeline  mfe-time, mfe-leave  reads only  expires `);
  expect(listed.output).toContain('never used');
  expect(listed.output).not.toContain(token);
  expect((await run('revoke', id)).output).toBe(`The deploy token ${id} (Pipeline) is revoked.\n`);
  expect((await run('list')).output).toContain('revoked ');
});

test.each([
  ['an option that is missing', ['create', '--title', 'x'], 1, '--modules'],
  [
    'a number that breaks the rule',
    ['create', '--title', 'x', '--modules', 'mfe-time', '--days', '91', '--may-point'],
    1,
    '--days: a token that may change what is live is valid for 1 to 90 whole days.',
  ],
  ['an unknown id', ['revoke', 'ffff'], 1, 'There is no deploy token ffff'],
])('%s is refused', async (_, args, code, message) => {
  const result = await run(...args);
  expect(result.errors).toContain(message);
  expect(result.code === 0).toBe(false);
  expect(code).toBeGreaterThan(0);
});

test('a damaged file is refused by name, and nothing is written', async () => {
  writeFileSync(file, '{"format":1');
  const { code, errors } = await run('create', '--title', 'x', '--modules', 'mfe-time');
  expect({ code, errors }).toMatchObject({
    code: 1,
    errors: expect.stringContaining('access.json is damaged: restore it from a backup'),
  });
  expect(readFileSync(file, 'utf8')).toBe('{"format":1');
});
