import { makeIdempotencyKeys } from './idempotency.ts';

test('the same content has the same key; different content and another form have different keys', () => {
  const keyOf = makeIdempotencyKeys();
  const key = keyOf({ reason: 'a' });
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(keyOf({ reason: 'a' })).toBe(key);
  expect(keyOf({ reason: 'b' })).not.toBe(key);
  expect(makeIdempotencyKeys()({ reason: 'a' })).not.toBe(key);
});
