import * as fc from 'fast-check';
import { printable, printableJson, printableValue } from './printable.ts';

const ESCAPE = ['\u001b[2J', '\u009b', '\r', '\u202e', '\u2067', '\u2028', '\0', '\b', '\n', '\t'];
const unit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));
const texts = fc
  .array(fc.oneof(fc.string({ unit }), fc.constantFrom(...ESCAPE)))
  .map((parts) => parts.join(''));
const CONTROL = /[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]|(?![\n\t])\p{Cc}/u;

test('printable text contains no control character, whatever the input (design §11)', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(printable(text)).not.toMatch(CONTROL);
      expect(printable(text)).toHaveLength(text.length);
      expect(printableValue(text)).not.toMatch(/\p{Cc}/u);
    }),
  );
});

test('text without control characters is unchanged', () => {
  fc.assert(
    fc.property(texts, (text) => {
      fc.pre(!CONTROL.test(text));
      expect(printable(text)).toBe(text);
    }),
  );
});

test('printable JSON parses to the same value and stays on one line', () => {
  fc.assert(
    fc.property(fc.dictionary(texts, fc.oneof(texts, fc.jsonValue())), (value) => {
      const plain = JSON.parse(JSON.stringify(value));
      const printed = printableJson(value);
      expect(JSON.parse(printed)).toEqual(plain);
      expect(printed).not.toMatch(/\p{Cc}/u);
      expect(printed).not.toMatch(CONTROL);
    }),
  );
});
