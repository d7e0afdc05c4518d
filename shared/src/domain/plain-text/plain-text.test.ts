import { hasHiddenCharacter, hasLetterOrDigit } from './plain-text.ts';

test.each([
  ['plain', 'Ada Lovelace', false],
  ['accents, composed', 'Zo\u00eb', false],
  ['accents, combining', 'Zoe\u0308', false],
  ['an apostrophe', 'O\u2019Neil', false],
  ['Persian with a non-joiner', '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645', false],
  ['Malayalam, joined', '\u0d15\u0d4d\u200d\u0d37', false],
  ['Malayalam, a chillu at the end', '\u0d30\u0d3e\u0d1c\u0d28\u0d4d\u200d', false],
  ['Japanese with a variant', '\u845b\u{e0100}', false],
  ['a no-break space', 'Ada\u00a0Lovelace', false],
  ['a zero byte', 'Ada\u0000', true],
  ['a line break', 'Ada\nLovelace', true],
  ['an escape sequence', '\u001b[31mAda', true],
  ['right-to-left override', 'Ada\u202ecod.exe', true],
  ['an isolate', '\u2067Ada\u2069', true],
  ['a direction mark', 'Ada\u200f', true],
  ['a zero-width space', 'A\u200bda', true],
  ['a joiner between Latin letters', 'A\u200dda', true],
  ['a braille blank', 'Ada\u2800', true],
  ['a joiner at the end', 'Ada\u200d', true],
  ['a non-joiner before a digit', 'Ada\u200c1', true],
  ['joined emoji', '\u{1f469}\u200d\u{1f4bb}', true],
  ['a soft hyphen', 'A\u00adda', true],
  ['a byte order mark', 'A\ufeffda', true],
  ['a Hangul filler', '\u3164', true],
  ['a tag', 'Ada\u{e0041}', true],
  ['a lone surrogate', 'Ada\ud83d', true],
])('%s: hidden %#', (_title, text, expected) => {
  expect(hasHiddenCharacter(text)).toBe(expected);
});

test.each([
  ['Ada', true],
  ['3M', true],
  ['\u0645', true],
  ['\u738b', true],
  ['', false],
  ['-', false],
  ['\u200b\u200b', false],
  ['\u3164', false],
  ['\u2800', false],
  ['\u0308', false],
])('%j contains a letter or digit: %s', (text, expected) => {
  expect(hasLetterOrDigit(text)).toBe(expected);
});
