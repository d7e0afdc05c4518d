import type { Page } from '@playwright/test';
import { isSecretField } from '@rollcall/shared/contract';

/** Everything that the browser stores for a page: place and text. */
export type Stored = readonly (readonly [place: string, text: string])[];

/** Local and session storage, IndexedDB, Cache Storage, cookies, and the URLs and states of the tab's history. */
export async function readStorage(page: Page): Promise<Stored> {
  const inPage = await page.evaluate(async () => {
    const found: [string, string][] = [];
    for (const [kind, storage] of Object.entries({ localStorage, sessionStorage }))
      for (const [key, text] of Object.entries({ ...storage }))
        found.push([`${kind}.${key}`, String(text)]);
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows = await done(database.transaction(store).objectStore(store).getAll());
        found.push([`indexedDB.${name}.${store}`, JSON.stringify(rows)]);
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = await (await cache.match(request))?.text();
        found.push([`caches.${name}.${request.url}`, text ?? '']);
      }
    }
    found.push(['window.name', window.name], ['history.state', JSON.stringify(history.state)]);
    for (const entry of navigation.entries())
      found.push([
        'history',
        `${entry.url?.replace(location.origin, '')} ${JSON.stringify(entry.getState() ?? null)}`,
      ]);
    return found;
  });
  const cookies = await page.context().cookies();
  return [...inPage, ...cookies.map(({ name, value }) => [`cookie.${name}`, value] as const)];
}

/**
 * Finds stored secrets: a marker in a text, a short value as a complete text, or the name of a secret field in JSON.
 * @param markers - Values that do not occur by chance.
 * @param values - Shorter values, found only as complete texts.
 */
export function findSecrets(
  stored: Stored,
  { markers, values }: { markers: readonly string[]; values: readonly string[] },
): string[] {
  return stored.flatMap(([place, text]) => {
    const decoded = [text, safely(() => decodeURIComponent(text)) ?? ''].join('\n');
    const json = safely(() => JSON.parse(text) as unknown);
    return [
      ...markers.filter((marker) => decoded.includes(marker)),
      ...leavesOf(json ?? text).filter((leaf) => values.includes(leaf)),
      ...namesIn(json).filter(isSecretField),
    ].map((secret) => `${secret} in ${place}`);
  });
}

function safely<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

function leavesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [];
}

function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const keys = Array.isArray(value) ? [] : Object.keys(value);
  return [...keys, ...Object.values(value).flatMap(namesIn)];
}
