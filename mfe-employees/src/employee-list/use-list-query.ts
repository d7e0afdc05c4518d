import { FIRST_PAGE } from '@rollcall/shared/domain';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

interface How {
  readonly replace: boolean;
}

/** The URL of a view: `?status=inactive&page=2` is the second page of the inactive. */
function asParams(page: number, isActive: boolean): URLSearchParams {
  const params = new URLSearchParams();
  if (!isActive) params.set('status', 'inactive');
  if (page > FIRST_PAGE) params.set('page', String(page + 1));
  return params;
}

/** Page (zero-based) and status filter of the list, kept in the URL so that a link reproduces the view (design §10). */
export function useListQuery() {
  const [params, setParams] = useSearchParams();
  const page = Number(params.get('page') ?? 1) - 1;
  const isActive = params.get('status') !== 'inactive';
  const showPage = useCallback(
    (to: number, how?: How) => setParams(asParams(to, isActive), how),
    [setParams, isActive],
  );
  return {
    page: Number.isInteger(page) && page >= FIRST_PAGE ? page : FIRST_PAGE,
    isActive,
    showPage,
    /** A change of the filter begins at the first page (spec §4). */
    showStatus: (wanted: boolean) => setParams(asParams(FIRST_PAGE, wanted)),
  };
}
