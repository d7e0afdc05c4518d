/** The key of a request's content. */
export type IdempotencyKeys = (content: unknown) => string;

/**
 * Creates idempotency keys for the writes of one form (design §9): a retry with the same content gets the same key,
 * different content another one. Create a new generator after a write has succeeded.
 */
export function makeIdempotencyKeys(): IdempotencyKeys {
  const keys = new Map<string, string>();
  return (content) => {
    const text = JSON.stringify(content, describeFile);
    const key = keys.get(text) ?? randomKey();
    keys.set(text, key);
    return key;
  };
}

/** A file has no JSON; name, size and date tell two files of a form apart. */
const describeFile = (_name: string, value: unknown): unknown =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

/** 128 random bits as hex; `crypto.randomUUID` is unavailable on pages without TLS. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
