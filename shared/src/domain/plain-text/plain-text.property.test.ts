import * as fc from 'fast-check';
import { hasHiddenCharacter, hasLetterOrDigit } from './plain-text.ts';

const LETTERS = [...'abcxyzABCXYZàéñöøßÀÉÑÖØŞžŻİı'];
const latin = fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 1, maxLength: 10 });
const HIDDEN = ['\0', '\n', '\u00ad', '\u200b', '\u200d', '\u202e', '\u2066', '\u2028', '\ufeff'];

test('a name in Latin letters has no hidden character, and any that is inserted is found (design §9)', () => {
  fc.assert(
    fc.property(latin, fc.constantFrom(...HIDDEN), fc.nat(), (name, character, seed) => {
      const at = seed % (name.length + 1);
      expect(hasHiddenCharacter(name)).toBe(false);
      expect(hasHiddenCharacter(name.slice(0, at) + character + name.slice(at))).toBe(true);
    }),
  );
});

test('a readable text stays readable with any characters around it', () => {
  const units = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));
  const characters = fc.string({ unit: units, maxLength: 5 });
  fc.assert(
    fc.property(latin, characters, characters, (name, before, after) => {
      expect(hasLetterOrDigit(before + name + after)).toBe(true);
    }),
  );
});

test('punctuation alone is not readable', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...' !"#$%&/()=?*+-_.,;:@[]{}~^`|<>\u200b\u2800') }),
      (text) => {
        expect(hasLetterOrDigit(text)).toBe(false);
      },
    ),
  );
});
