import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FIRST_PAGE, MAX_PAGE, MAX_SEARCH_LENGTH } from '../domain/index.ts';

/** How a change of the URL enters the history: `replace` leaves no step to go back to. */
export interface Navigation {
  readonly replace: boolean;
}

type Changes = Readonly<Record<string, string | undefined>>;

/**
 * Page and filters of a list, kept in the URL so that a link reproduces the view (design §13). The page is
 * zero-based here and counts from one in the address: `?page=2` is the second one. A change of a filter begins at
 * the first page (spec §4).
 */
export function useListParameters() {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (changes: Changes, how?: Navigation) =>
      setParams((before) => withChanges(before, changes), how),
    [setParams],
  );
  const showPage = useCallback(
    (to: number, how?: Navigation) =>
      change({ page: to > FIRST_PAGE ? String(to + 1) : undefined }, how),
    [change],
  );
  const showFilter = useCallback(
    (changes: Changes, how?: Navigation) => change({ ...changes, page: undefined }, how),
    [change],
  );
  const page = Number(params.get('page') ?? 1) - 1;
  // No database takes a NUL, and no name has one.
  const filter = (name: string) => params.get(name)?.replaceAll('\0', '').trim() || undefined;
  return {
    page: Number.isInteger(page) && page >= FIRST_PAGE ? Math.min(page, MAX_PAGE) : FIRST_PAGE,
    showPage,
    /** A filter as the address has it; undefined when it is absent or blank. */
    filter,
    /** The term searched for, not longer than a server takes. */
    search: filter('search')?.slice(0, MAX_SEARCH_LENGTH),
    showFilter,
    /** What is open beside the list, as a dialog: the page stays. */
    showOpen: change,
  };
}

function withChanges(before: URLSearchParams, changes: Changes): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changes)) {
    if (value) after.set(name, value);
    else after.delete(name);
  }
  return after;
}
