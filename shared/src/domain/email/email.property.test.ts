import * as fc from 'fast-check';
import { isEmailAddress, normaliseEmail } from './email.ts';

const label = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 });
const addresses = fc
  .tuple(label, label, label)
  .map(([name, host, end]) => `${name}@${host}.${end}`)
  .filter(isEmailAddress);

test('accounts are told apart by an address that is its own, however often it is read (design §9)', () => {
  fc.assert(
    fc.property(addresses, (address) => {
      const stored = normaliseEmail(address);
      expect(normaliseEmail(stored)).toBe(stored);
      expect(isEmailAddress(stored)).toBe(true);
    }),
  );
});

test('capitals and blanks around it make no other account', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      expect(normaliseEmail(` ${address.toUpperCase()}\n`)).toBe(normaliseEmail(address));
    }),
  );
});

test('an address holds nothing that a mail program reads as a second one (spec §5)', () => {
  const harm = fc.constantFrom(...',;:<>()[]"\\ \t\n\0\u200b\u202e@');
  fc.assert(
    fc.property(fc.emailAddress(), harm, fc.nat(), (address, sign, seed) => {
      const at = 1 + (seed % (address.length - 1));
      expect(isEmailAddress(address)).toBe(true);
      expect(isEmailAddress(address.slice(0, at) + sign + address.slice(at))).toBe(false);
    }),
  );
});
