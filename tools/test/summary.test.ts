import type { SuiteResult, TestRun } from './results.ts';
import { summarize } from './summary.ts';

const red = (name: string, file = 'a.test.ts'): TestRun => ({
  file,
  name,
  isPassed: false,
  error: 'Error: no',
});
const result = (changes: Partial<SuiteResult> = {}): SuiteResult => ({
  passed: 3,
  red: [],
  flaky: [],
  ...changes,
});
const ended = (title: string, changes: Partial<SuiteResult> = {}) =>
  ({
    title,
    state: 'ended',
    result: result(changes),
    seconds: 12.4,
    cpuSeconds: undefined,
  }) as const;

test('a line per suite, and the sum', () => {
  expect(summarize([ended('Check'), ended('Browser tests')])).toEqual({
    lines: [
      'Check: 3 passed, 0 failed in 12 s',
      'Browser tests: 3 passed, 0 failed in 12 s',
      '6 passed, 0 failed',
    ],
    failed: 0,
  });
});

test('a suite says what its processes computed, where the system does', () => {
  const { lines } = summarize([{ ...ended('Jest'), cpuSeconds: 20.6 }]);
  expect(lines[0]).toBe('Jest: 3 passed, 0 failed in 12 s, 21 s of computing');
});

test('red and flaky tests are named with file, title and error; the sum is last', () => {
  const suites = [
    ended('Check', { red: [red('types', 'check')] }),
    ended('Jest', { flaky: [red('may fail')], red: [red(''), red('adds › two')] }),
  ];
  expect(summarize(suites)).toEqual({
    lines: [
      'Check: 3 passed, 1 failed in 12 s',
      'Jest: 3 passed, 1 of them flaky, 2 failed in 12 s',
      'FLAKY a.test.ts: may fail: Error: no',
      'RED check: types: Error: no',
      'RED a.test.ts: Error: no',
      'RED a.test.ts: adds › two: Error: no',
      '6 passed, 3 failed',
    ],
    failed: 3,
  });
});

test('a suite that was stopped is a failure, and one that did not run says so', () => {
  const suites = [
    ended('Check'),
    { title: 'Jest', state: 'stopped', result: result() },
    { title: 'Browser tests', state: 'waiting' },
  ] as const;
  expect(summarize(suites)).toEqual({
    lines: [
      'Check: 3 passed, 0 failed in 12 s',
      'Jest: 3 passed, 0 failed until the run was stopped',
      'Browser tests: not run',
      '6 passed, 1 failed',
    ],
    failed: 1,
  });
});

test('twelve red tests are listed, so that the list fits into the last 20 lines', () => {
  const many = Array.from({ length: 30 }, (_, at) => red(`test ${at}`));
  const { lines, failed } = summarize([ended('Jest', { red: many })]);
  expect(lines).toHaveLength(1 + 12 + 1 + 1);
  expect(lines.at(-2)).toBe('RED and 18 more, see above');
  expect(failed).toBe(30);
});
