/** A part may also fail to load while the browser is online. */
const RETRY_AFTER_MS = 30_000;

/** Imports a part of the shell. After a failure it tries again with the next connection, or after half a minute. */
export async function loadWhenConnected<Part>(importPart: () => Promise<Part>): Promise<Part> {
  try {
    return await importPart();
  } catch {
    await nextConnection();
    return loadWhenConnected(importPart);
  }
}

function nextConnection(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, RETRY_AFTER_MS);
  window.addEventListener('online', () => resolve(), { once: true });
  return promise.finally(() => clearTimeout(timer));
}
