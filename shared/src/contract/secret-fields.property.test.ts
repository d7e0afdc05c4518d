import * as fc from 'fast-check';
import { isSecretField, SECRET_FIELDS, withoutSecrets } from './secret-fields.ts';

const secretNames = fc.constantFrom(...Object.values(SECRET_FIELDS).flat());
const spellings = secretNames.chain((name) => {
  const words = name.replace(/[A-Z]/g, ' $&').toLowerCase().split(' ');
  return fc.constantFrom(name, words.join('_'), words.join('-'), name.toUpperCase());
});
const values = fc.letrec((tie) => ({
  any: fc.oneof({ depthSize: 'small' }, fc.string(), fc.integer(), tie('list'), tie('object')),
  list: fc.array(tie('any'), { maxLength: 3 }),
  object: fc.dictionary(fc.oneof(spellings, fc.string({ maxLength: 4 })), tie('any'), {
    maxKeys: 4,
  }),
})).object;

function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const names = Array.isArray(value) ? [] : Object.keys(value);
  return [...names, ...Object.values(value).flatMap(namesIn)];
}

test('a secret field is recognised in every spelling of its name (spec §3, spec §7)', () => {
  fc.assert(
    fc.property(spellings, (name) => {
      expect(isSecretField(name)).toBe(true);
    }),
  );
});

test('no secret is left at any depth, and no other top-level field is lost (design §7)', () => {
  fc.assert(
    fc.property(values, (value) => {
      const cleaned = withoutSecrets(value) as Record<string, unknown>;
      expect(namesIn(cleaned).filter(isSecretField)).toEqual([]);
      expect(Object.keys(cleaned)).toEqual(
        Object.keys(value as object).filter((name) => !isSecretField(name)),
      );
    }),
  );
});
