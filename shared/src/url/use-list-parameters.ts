import { useCallback, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FIRST_PAGE, MAX_DEPARTMENT_LENGTH, MAX_PAGE, MAX_SEARCH_LENGTH } from '../domain/index.ts';
import { type Changes, useHistoryChanges } from './history-changes.ts';

const ORDERS = ['asc', 'desc'] as const;

type Order = (typeof ORDERS)[number];

/** How a change of the URL affects the history: `replace` adds no entry. */
export interface Navigation {
  readonly replace: boolean;
}

/**
 * Page and filters of a list, stored in the URL so that a link reproduces the view (design §13). The page is zero-based
 * here and one-based in the URL: `?page=2` is the second page. Changing a filter returns to the first page (spec §4).
 */
export function useListParameters() {
  const [params, change] = useChanges();
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
  // PostgreSQL refuses a NUL character.
  const filter = (name: string) => params.get(name)?.replaceAll('\0', '').trim() || undefined;
  const choice = <const T extends string>(name: string, known: readonly T[]): T | undefined =>
    known.find((each) => each.toLowerCase() === filter(name)?.toLowerCase());
  return {
    page: Number.isInteger(page) && page >= FIRST_PAGE ? Math.min(page, MAX_PAGE) : FIRST_PAGE,
    showPage,
    /** The value of a filter in the URL; undefined when it is absent or blank. */
    filter,
    /** The value of a filter that is one of `known`, in any case; undefined for any other, so that no link breaks the page. */
    choice,
    /** The name of a department, cut to the length that the server accepts. */
    department: filter('department')?.slice(0, MAX_DEPARTMENT_LENGTH),
    /** The search term, cut to the length that the server accepts. */
    search: filter('search')?.slice(0, MAX_SEARCH_LENGTH),
    showFilter,
    /**
     * By which of the sort keys `known` the list is sorted: `?sort=name&order=desc`; undefined is the default order.
     * @param byDefault - the direction of a link that names none.
     */
    sorting: <const T extends string>(known: readonly T[], byDefault: Order = 'asc') => {
      const by = choice('sort', known);
      return by && { by, order: choice('order', ORDERS) ?? byDefault };
    },
    showSort: (sort: { readonly by: string; readonly order: Order } | undefined) =>
      showFilter({ sort: sort?.by, order: sort?.order }),
    /** Changes parameters that are not filters, such as an open dialog, and keeps the page. */
    showOpen: change,
  };
}

/** The parameters of the URL and a function that changes some of them. A replaced entry keeps its dialogs. */
function useChanges() {
  const [params] = useSearchParams();
  const history = useHistoryChanges();
  const latest = useRef(history);
  useLayoutEffect(() => {
    latest.current = history;
  });
  const change = useCallback((changes: Changes, how?: Navigation) => {
    const { run, apply } = latest.current;
    run(() => apply(changes, how?.replace ? { isReplaced: true } : { dialogs: [] }));
  }, []);
  return [params, change] as const;
}
