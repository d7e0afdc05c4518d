import { asFields, type Fields, readCount } from './fields.ts';

/** A list as read: its rows, how many entries were no object, and the total over all pages if one was given. */
export interface ReadList<T> {
  readonly rows: readonly T[];
  /** Entries left out because they are no object (design §8). */
  readonly unreadable: number;
  readonly total: number | null;
  /** False when `total` was counted only so far (design §9). */
  readonly isTotalExact: boolean;
  readonly pageSize: number | null;
}

/** The list of an object that has one under a name of its own, as `employees`; of two nobody knows which is meant. */
function onlyList(fields: Fields | undefined): unknown[] | undefined {
  const lists = Object.values(fields ?? {}).filter(Array.isArray);
  return lists.length === 1 ? lists[0] : undefined;
}

/**
 * Reads a list wherever it stands: the body itself, `data`, `data.data`, else the only list in `data` or in the body;
 * total and page size beside it or one level up, or in a `meta` or `pagination` there (design §8). A total that is no
 * count is none. Anything else is an empty list.
 */
export function readList<T>(body: unknown, readRow: (fields: Fields) => T): ReadList<T> {
  const outer = asFields(body);
  const inner = asFields(outer?.data);
  const named = [body, outer?.data, inner?.data].find(Array.isArray);
  const list = named ?? onlyList(inner ?? outer) ?? [];
  const objects = list.map(asFields).filter((entry) => entry !== undefined);
  const beside = [outer, inner].flatMap((at) => [at, asFields(at?.meta), asFields(at?.pagination)]);
  const first = (name: string) =>
    beside.map((at) => readCount(at?.[name])).find((count) => count !== null) ?? null;
  return {
    rows: objects.map(readRow),
    unreadable: list.length - objects.length,
    total: first('total'),
    isTotalExact: outer?.isTotalExact !== false,
    pageSize: first('pageSize'),
  };
}

/** The object of an answer: `data`, or the body itself. */
export function readObject(body: unknown): Fields {
  const outer = asFields(body);
  return asFields(outer?.data) ?? outer ?? {};
}
