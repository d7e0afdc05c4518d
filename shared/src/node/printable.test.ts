import { printable, printableJson, printableValue } from './printable.ts';

const ESCAPE = '\u001b[31mred\u001b[0m';

test.each([
  ['an escape sequence', ESCAPE, '�[31mred�[0m'],
  ['the one-character form of an escape sequence', 'a\u009b31mb', 'a�31mb'],
  ['a carriage return that would overwrite the line', 'good\rbad', 'good�bad'],
  ['a mark that reverses text', 'a\u202eb\u2066c', 'a�b�c'],
  ['a bell and a delete', '\u0007\u007f', '��'],
  ['ordinary text', 'Zoë\tÅkesson, 李\n✔', 'Zoë\tÅkesson, 李\n✔'],
])('%s', (_, text, expected) => {
  expect(printable(text)).toBe(expected);
});

test('a value stays on one line', () => {
  expect(printableValue('ada\nmfe-time  live 9.9.9')).toBe('ada�mfe-time  live 9.9.9');
});

test('JSON contains no control character and parses to the same value', () => {
  const value = { by: `${ESCAPE}\u009b\u202e` };
  const text = printableJson(value);
  expect(text).toMatch(/^[\u0020-\u007e]+$/);
  expect(JSON.parse(text)).toEqual(value);
});
