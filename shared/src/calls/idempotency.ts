/**
 * Keys for the writes of one form (design §9): the same content sent again, as after a lost answer, has the same key;
 * another content has another. Start again once a write has succeeded.
 */
export function makeIdempotencyKeys(): (content: unknown) => string {
  const keys = new Map<string, string>();
  return (content) => {
    const text = JSON.stringify(content);
    const key = keys.get(text) ?? randomKey();
    keys.set(text, key);
    return key;
  };
}

/** 128 random bits; `crypto.randomUUID` is missing where a console is served without TLS. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
