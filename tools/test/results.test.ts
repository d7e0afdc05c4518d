import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countRuns, RESULTS_FILE, readRuns, type TestRun, writeRuns } from './results.ts';

const passed = (name: string, file = 'a.test.ts'): TestRun => ({ file, name, isPassed: true });
const failed = (name: string, file = 'a.test.ts'): TestRun => ({
  file,
  name,
  isPassed: false,
  error: 'no',
});

test.each<[string, TestRun[], object]>([
  ['nothing ran', [], { passed: 0, red: [], flaky: [] }],
  ['all pass', [passed('a'), passed('b')], { passed: 2, red: [], flaky: [] }],
  ['red twice', [failed('a'), failed('a')], { passed: 0, red: [failed('a')], flaky: [] }],
  [
    'the second run passes',
    [failed('a'), passed('b'), passed('a')],
    { passed: 2, red: [], flaky: [failed('a')] },
  ],
  [
    'the same name in another file',
    [failed('a'), passed('a', 'b.test.ts')],
    { passed: 1, red: [failed('a')], flaky: [] },
  ],
  [
    'another test of the file fails the second time',
    [failed('a'), passed('b'), passed('a'), failed('b')],
    { passed: 1, red: [failed('b')], flaky: [failed('a')] },
  ],
  ['a file that cannot run', [failed('')], { passed: 0, red: [failed('')], flaky: [] }],
  [
    'a file that can run the second time',
    [failed(''), passed('a')],
    { passed: 1, red: [], flaky: [failed('')] },
  ],
  [
    'a file that stops after a test',
    [passed('a'), failed('')],
    { passed: 1, red: [failed('')], flaky: [] },
  ],
])('the last run of a test counts: %s', (_, runs, result) => {
  expect(countRuns(runs)).toEqual(result);
});

describe('the file of results', () => {
  const folder = mkdtempSync(join(tmpdir(), 'results-'));
  const file = join(folder, 'jest.jsonl');
  afterAll(() => rmSync(folder, { recursive: true }));
  afterEach(() => {
    delete process.env[RESULTS_FILE];
  });

  test('has every run that was written, in order', () => {
    expect(readRuns(file)).toEqual([]);
    process.env[RESULTS_FILE] = file;
    writeRuns([passed('a'), failed('b\nc')]);
    writeRuns([]);
    writeRuns([passed('d')]);
    expect(readRuns(file)).toEqual([passed('a'), failed('b\nc'), passed('d')]);
  });

  test('is not written without the setting', () => {
    expect(() => writeRuns([passed('a')])).not.toThrow();
  });
});
