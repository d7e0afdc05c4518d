import { printable, printableJson, printableValue } from './printable.ts';

const ESCAPE = '\u001b[31mred\u001b[0m';

test.each([
  ['an escape sequence', ESCAPE, '�[31mred�[0m'],
  ['the one-character form of it', 'a\u009b31mb', 'a�31mb'],
  ['a carriage return that would overwrite the line', 'good\rbad', 'good�bad'],
  ['a mark that turns text round', 'a\u202eb\u2066c', 'a�b�c'],
  ['a bell and a delete', '\u0007\u007f', '��'],
  ['what people write', 'Zoë\tÅkesson, 李\n✔', 'Zoë\tÅkesson, 李\n✔'],
])('%s', (_, text, shown) => {
  expect(printable(text)).toBe(shown);
});

test('a value stays within its line', () => {
  expect(printableValue('ada\nmfe-time  live 9.9.9')).toBe('ada�mfe-time  live 9.9.9');
});

test('JSON shows no acting character, and reads back as it was', () => {
  const value = { by: `${ESCAPE}\u009b\u202e` };
  const text = printableJson(value);
  expect(text).toMatch(/^[\u0020-\u007e]+$/);
  expect(JSON.parse(text)).toEqual(value);
});
