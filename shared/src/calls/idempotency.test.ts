import { makeIdempotencyKeys } from './idempotency.ts';

test('files of a form belong to its content, by name, size and date', () => {
  const keyOf = makeIdempotencyKeys();
  const aFile = (name: string) => new File(['x'], name, { lastModified: 1 });
  const key = keyOf({ photo: aFile('a.png') });
  expect(keyOf({ photo: aFile('a.png') })).toBe(key);
  expect(keyOf({ photo: aFile('b.png') })).not.toBe(key);
});

test('the same content has the same key; different content and another form have different keys', () => {
  const keyOf = makeIdempotencyKeys();
  const key = keyOf({ reason: 'a' });
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(keyOf({ reason: 'a' })).toBe(key);
  expect(keyOf({ reason: 'b' })).not.toBe(key);
  expect(makeIdempotencyKeys()({ reason: 'a' })).not.toBe(key);
});
