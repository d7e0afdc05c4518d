import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aptInstall } from './apt-install.ts';

const { PATH } = process.env;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'apt-'));
  process.env.PATH = `${folder}:${PATH}`;
  process.env.ROLLCALL_RETRY_MS = '1';
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  process.env.PATH = PATH;
  delete process.env.ROLLCALL_RETRY_MS;
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** An apt-get whose first calls fail; each call is a line of the file `calls`. */
function anAptGet(failures: number): void {
  const script = `#!/bin/sh
echo "$@" >> ${folder}/calls
[ $(wc -l < ${folder}/calls) -gt ${failures} ] || { echo "E: The mirror is away." >&2; exit 100; }
`;
  writeFileSync(join(folder, 'apt-get'), script);
  chmodSync(join(folder, 'apt-get'), 0o755);
}

const calls = () => readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');
const INSTALL = 'install -y -qq --no-install-recommends chromium fonts-liberation';

test.each([
  [0, ['update -qq', INSTALL]],
  [2, ['update -qq', 'update -qq', 'update -qq', INSTALL]],
])('after %i failures the packages are installed', (failures, expected) => {
  anAptGet(failures);
  aptInstall('chromium', 'fonts-liberation');
  expect(calls()).toEqual(expected);
});

test('after three failures one sentence says what to do', () => {
  anAptGet(3);
  expect(() => aptInstall('chromium', 'fonts-liberation')).toThrow(
    'apt-get could not install chromium and fonts-liberation in three tries: E: The mirror is away. Check the network',
  );
  expect(calls()).toHaveLength(3);
});
