import { asFields, type Fields, readCount } from './fields.ts';

/** A list from a response, with its total over all pages if the backend sent one. */
export interface ReadList<T> {
  readonly rows: readonly T[];
  /** Number of entries that were skipped because they are not objects (design §8). */
  readonly unreadable: number;
  readonly total: number | null;
  /** False when counting stopped at the limit (design §9). */
  readonly isTotalExact: boolean;
  readonly pageSize: number | null;
}

/** The list in an object that has exactly one, under any name such as `employees`. Two lists would be ambiguous. */
function onlyList(fields: Fields | undefined): unknown[] | undefined {
  const lists = Object.values(fields ?? {}).filter(Array.isArray);
  return lists.length === 1 ? lists[0] : undefined;
}

/**
 * Finds a list in a response: the body itself, `data`, `data.data`, else the only list in `data` or in the body. Total
 * and page size are next to it, one level up, or in a `meta` or `pagination` object there (design §8). An invalid total
 * counts as absent. Returns an empty list when there is none.
 */
export function readList<T>(body: unknown, readRow: (fields: Fields) => T): ReadList<T> {
  const outer = asFields(body);
  const inner = asFields(outer?.data);
  const named = [body, outer?.data, inner?.data].find(Array.isArray);
  const list = named ?? onlyList(inner ?? outer) ?? [];
  const objects = list.map(asFields).filter((entry) => entry !== undefined);
  const places = [outer, inner].flatMap((at) => [at, asFields(at?.meta), asFields(at?.pagination)]);
  const firstCount = (name: string) =>
    places.map((at) => readCount(at?.[name])).find((count) => count !== null) ?? null;
  return {
    rows: objects.map(readRow),
    unreadable: list.length - objects.length,
    total: firstCount('total'),
    isTotalExact: outer?.isTotalExact !== false,
    pageSize: firstCount('pageSize'),
  };
}

/** The object in a response: `data`, else the body itself. */
export function readObject(body: unknown): Fields {
  const outer = asFields(body);
  return asFields(outer?.data) ?? outer ?? {};
}
