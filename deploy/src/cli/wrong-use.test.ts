import { join } from 'node:path';
import { ROOT } from '../build/workspaces.ts';
import { runScript } from '../testing/run-cli.ts';
import { storeWithReleases } from '../testing/store-with-releases.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const root = temporaryFolder();
beforeAll(() => storeWithReleases(join(root, 'data')));

const run = (args: readonly string[], folder = 'data', env: NodeJS.ProcessEnv = {}) =>
  runScript(ROOT, 'cli/main.ts', args, { env: { DATA_DIR: join(root, folder), ...env } }).done;

test.each([
  [
    'an unknown module',
    ['release', 'mfe-x'],
    2,
    /There is no module mfe-x\. Choose one of: shell, mfe-auth/,
  ],
  ['an unknown command', ['ship'], 2, /unknown command/],
  ['an unknown option', ['release', '--fast'], 2, /unknown option/],
  [
    'a version that does not exist',
    ['rollback', 'mfe-time', '--to', '9.9.9-0'],
    1,
    /is not in the store; only the live one is/,
  ],
  ['hot reload of the shell', ['dev', 'shell'], 2, /The shell has no hot reload; name a module/],
  ['help', ['release', '--help'], 0, /Exit codes: 0 done, 1 failed, 2 wrong usage, 3 refused/],
])('%s: exit code and message', async (_, args, code, words) => {
  const result = await run(args);
  expect(result.output + result.errors).toMatch(words);
  expect(result.code).toBe(code);
});

test('an empty store says how to fill it', async () => {
  const { code, errors } = await run(['releases'], 'empty');
  expect(errors).toContain('run npm start once');
  expect(code).toBe(1);
});

const REMOTE = { ROLLCALL_URL: 'http://127.0.0.1:1' };

test.each([
  [['token', 'list'], /token/],
  [['backend', 'list'], /backend/],
  [['release', '--help'], /Exit codes: 0 done/],
])('%j works where ROLLCALL_URL is set, too', async (args, words) => {
  const { code, output, errors } = await run(args, 'data', REMOTE);
  expect(errors).toBe('');
  expect(output).toMatch(words);
  expect(code).toBe(0);
});

test('wrong use is one sentence where ROLLCALL_URL is set, too', async () => {
  const { code, errors } = await run(['ship'], 'data', REMOTE);
  expect(errors).toBe("error: unknown command 'ship'\n");
  expect(code).toBe(2);
});
