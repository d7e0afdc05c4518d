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

/**
 * Reads a list wherever it stands: the body itself, `data`, or `data.data`, or else the only list in there, whatever
 * it is called; total and page size beside it or one level up (design §8). A total that is no count is none. Anything
 * else is an empty list.
 */
export function readList<T>(body: unknown, readRow: (fields: Fields) => T): ReadList<T> {
  const outer = asFields(body);
  const inner = asFields(outer?.data);
  const list =
    [body, outer?.data, inner?.data, onlyList(inner), onlyList(outer)].find(Array.isArray) ?? [];
  const objects = list.map(asFields).filter((entry) => entry !== undefined);
  const first = (name: string) => readCount(outer?.[name]) ?? readCount(inner?.[name]);
  return {
    rows: objects.map(readRow),
    unreadable: list.length - objects.length,
    total: first('total'),
    isTotalExact: outer?.isTotalExact !== false,
    pageSize: first('pageSize'),
  };
}

/** The one list among the fields, as `leaves` or `content`; which of two is meant nobody can tell. */
function onlyList(fields: Fields | undefined): unknown[] | undefined {
  const lists = Object.values(fields ?? {}).filter(Array.isArray);
  return lists.length === 1 ? lists[0] : undefined;
}

/** The object of an answer: `data`, or the body itself. */
export function readObject(body: unknown): Fields {
  const outer = asFields(body);
  return asFields(outer?.data) ?? outer ?? {};
}
