import * as fc from 'fast-check';
import { isEmailAddress, normaliseEmail } from './email.ts';

const label = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 });
const addresses = fc
  .tuple(label, label, label)
  .map(([name, host, end]) => `${name}@${host}.${end}`)
  .filter(isEmailAddress);

test('normalising an address twice gives the same address (design §9)', () => {
  fc.assert(
    fc.property(addresses, (address) => {
      const stored = normaliseEmail(address);
      expect(normaliseEmail(stored)).toBe(stored);
      expect(isEmailAddress(stored)).toBe(true);
    }),
  );
});

test('case and surrounding whitespace do not make a different account', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      expect(normaliseEmail(` ${address.toUpperCase()}\n`)).toBe(normaliseEmail(address));
    }),
  );
});

test('an address contains nothing that a mail program reads as a second address (spec §5)', () => {
  const forbidden = fc.constantFrom(...',;:<>()[]"\\ \t\n\0\u200b\u202e@');
  fc.assert(
    fc.property(fc.emailAddress(), forbidden, fc.nat(), (address, character, seed) => {
      const at = 1 + (seed % (address.length - 1));
      expect(isEmailAddress(address)).toBe(true);
      expect(isEmailAddress(address.slice(0, at) + character + address.slice(at))).toBe(false);
    }),
  );
});
