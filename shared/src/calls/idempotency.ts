/** The key of a request's content. */
export type IdempotencyKeys = (content: unknown) => string;

/**
 * Creates idempotency keys for the writes of one form (design §9): a retry with the same content gets the same key,
 * different content another one. Create a new generator after a write has succeeded.
 */
export function makeIdempotencyKeys(): IdempotencyKeys {
  const keys = new Map<string, string>();
  return (content) => {
    const text = JSON.stringify(content);
    const key = keys.get(text) ?? randomKey();
    keys.set(text, key);
    return key;
  };
}

/** 128 random bits as hex; `crypto.randomUUID` is unavailable on pages without TLS. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
