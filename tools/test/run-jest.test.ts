import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import JestResults from './jest-results.ts';
import { hasEnded, RESULTS_FILE, type TestRun } from './results.ts';
import { runJest } from './run-jest.ts';

const passed = (file: string): TestRun => ({ file, name: 'a', isPassed: true });
const failed = (file: string): TestRun => ({ file, name: 'a', isPassed: false, error: 'no' });
const ofJest = (error: string): TestRun => ({ file: 'Jest', name: '', isPassed: false, error });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'run-jest-'));
  jest.spyOn(console, 'log').mockImplementation();
});
afterEach(() => {
  delete process.env[RESULTS_FILE];
  rmSync(folder, { recursive: true });
});

/** One start of Jest: the tests that end, whether it reaches its end, and its exit code. */
interface Start {
  readonly runs: readonly TestRun[];
  readonly isKilled?: boolean;
  readonly code: number;
}

/** Runs a program in the place of Jest that does what `starts` says, start by start. */
function runAs(starts: readonly Start[]) {
  const program = `#!${process.execPath}
    const { appendFileSync, existsSync, readFileSync, writeFileSync } = require('node:fs');
    const file = process.env.${RESULTS_FILE};
    const count = file + '.starts';
    const at = existsSync(count) ? Number(readFileSync(count, 'utf8')) : 0;
    writeFileSync(count, String(at + 1));
    const start = ${JSON.stringify(starts)}[at];
    for (const run of start.runs) appendFileSync(file, JSON.stringify(run) + '\\n');
    if (!start.isKilled) writeFileSync(file + '.ended', '');
    process.exit(start.code);
  `;
  writeFileSync(join(folder, 'jest'), program, { mode: 0o755 });
  const PATH = `${folder}${delimiter}${process.env.PATH}`;
  return runJest(join(folder, 'results.jsonl'), [], { env: { PATH } });
}

const six = ['1', '2', '3', '4', '5', '6'].map(failed);

test.each<[string, Start[], object]>([
  [
    'all tests pass',
    [{ runs: [passed('1'), passed('2')], code: 0 }],
    { passed: 2, red: [], flaky: [] },
  ],
  [
    'a file is red once',
    [
      { runs: [failed('1'), passed('2')], code: 1 },
      { runs: [passed('1')], code: 0 },
    ],
    { passed: 2, red: [], flaky: [failed('1')] },
  ],
  [
    'a file is red twice',
    [
      { runs: [failed('1'), passed('2')], code: 1 },
      { runs: [failed('1')], code: 1 },
    ],
    { passed: 1, red: [failed('1')], flaky: [] },
  ],
  ['six files are red', [{ runs: six, isKilled: true, code: 1 }], { passed: 0, red: six }],
  [
    'it is killed while a file is red',
    [{ runs: [failed('1'), passed('2')], isKilled: true, code: 137 }],
    { red: [failed('1'), ofJest('It stopped before its end, with exit code 137.')] },
  ],
  [
    'it is killed while no file is red',
    [{ runs: [passed('1')], isKilled: true, code: 137 }],
    { red: [ofJest('It stopped before its end, with exit code 137.')] },
  ],
  [
    'it says that all went well before its end',
    [{ runs: [passed('1')], isKilled: true, code: 0 }],
    { red: [ofJest('It stopped before its end, with exit code 0.')] },
  ],
  [
    'it fails without a red test',
    [{ runs: [passed('1')], code: 1 }],
    { red: [ofJest('It ended with exit code 1, but no test failed.')] },
  ],
  [
    'it is killed while the red file runs again',
    [
      { runs: [failed('1'), failed('2')], code: 1 },
      { runs: [passed('1')], code: 137 },
    ],
    { red: [failed('2')], flaky: [failed('1')] },
  ],
  [
    'it fails without a red test the second time',
    [
      { runs: [failed('1')], code: 1 },
      { runs: [passed('1')], code: 2 },
    ],
    { red: [ofJest('It ended with exit code 2, but no test failed.')] },
  ],
])('Jest runs: %s', async (_, starts, result) => {
  expect(await runAs(starts)).toMatchObject(result);
});

test.each([
  [false, true],
  [true, false],
])('the reporter notes the end unless Jest was interrupted (%p)', (wasInterrupted, isNoted) => {
  const file = join(folder, 'results.jsonl');
  process.env[RESULTS_FILE] = file;
  const result = { wasInterrupted } as Parameters<JestResults['onRunComplete']>[1];
  new JestResults().onRunComplete(new Set(), result);
  expect(hasEnded(file)).toBe(isNoted);
});
