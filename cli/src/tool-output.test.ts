import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shortenOutput } from './tool-output.ts';

const root = mkdtempSync(join(tmpdir(), 'rollcall-cli-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const lines = (count: number, word: string) =>
  Array.from({ length: count }, (_, index) => `${word} ${index}`);

test('a short output is shown whole', () => {
  const output = lines(50, 'line').join('\n');
  expect(shortenOutput(`\n${output}\n`, join(root, 'short.log'))).toBe(output);
});

test('colours are removed', () => {
  expect(shortenOutput('\u001b[31mred\u001b[39m', join(root, 'red.log'))).toBe('red');
});

test.each([
  ['a failed test', '  ● the list › is sorted'],
  ['a type error', 'src/page.tsx(3,7): error TS2322: Type'],
  ['an error of the bundler', 'error   Module not found'],
])('of a long output %s and the summary are shown, and where the rest is', (title, problem) => {
  const output = [...lines(500, 'PASS'), problem, ...lines(500, 'at'), 'Tests: 1 failed'].join(
    '\n',
  );
  const file = join(root, `${title}.log`);
  const shown = shortenOutput(output, file);
  expect(shown.split('\n')[0]).toBe(problem);
  expect(shown).toContain(`more lines are in`);
  expect(shown).toMatch(/Tests: 1 failed$/);
  expect(shown.split('\n').length).toBeLessThan(60);
  expect(readFileSync(file, 'utf8')).toBe(output);
});

test('without a recognisable problem the beginning and the end are shown; long lines are cut', () => {
  const output = ['x'.repeat(5000), ...lines(300, 'line')].join('\n');
  const shown = shortenOutput(output, join(root, 'unknown.log'));
  expect(shown.length).toBeLessThan(2000);
  expect(shown).toMatch(/line 299$/);
});
