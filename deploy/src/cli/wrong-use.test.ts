import { join } from 'node:path';
import { ROOT } from '../build/workspaces.ts';
import { temporaryFolder } from '../testing/fixture-store.ts';
import { runScript } from '../testing/run-cli.ts';
import { stockedStore } from '../testing/stocked-store.ts';

const root = temporaryFolder();
beforeAll(() => stockedStore(join(root, 'data')));

const run = (args: readonly string[], folder = 'data') =>
  runScript(ROOT, 'cli/main.ts', args, { env: { DATA_DIR: join(root, folder) } }).done;

test.each([
  [
    'an unknown module',
    ['release', 'mfe-x'],
    2,
    /There is no mfe-x here; there are shell, mfe-auth/,
  ],
  ['an unknown command', ['ship'], 2, /unknown command/],
  ['an unknown option', ['release', '--fast'], 2, /unknown option/],
  [
    'a version that is not there',
    ['rollback', 'mfe-time', '--to', '9.9.9-0'],
    1,
    /is not in the store; there are/,
  ],
  ['help', ['release', '--help'], 0, /Exit codes: 0 done, 1 failed, 2 wrong use, 3 the gate/],
])('%s: exit code and words', async (_, args, code, words) => {
  const result = await run(args);
  expect(result.output + result.errors).toMatch(words);
  expect(result.code).toBe(code);
});

test('an empty store says how to fill it', async () => {
  const { code, errors } = await run(['releases'], 'empty');
  expect(errors).toContain('run npm start once');
  expect(code).toBe(1);
});
