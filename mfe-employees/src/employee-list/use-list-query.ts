import { type Navigation, useListParameters } from '@rollcall/shared/url';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

const REPLACE: Navigation = { replace: true };

/**
 * Page (zero-based), status filter and search term of the list, stored in the URL so that a link reproduces the view
 * (design §10): `?status=inactive&search=ana&page=2`. Returns to the first page when the search text changes or the
 * filter becomes Inactive; keeps the page when it becomes Active (spec §4).
 */
export function useListQuery() {
  const { page, showPage, filter, search, showFilter } = useListParameters();
  const [, setParams] = useSearchParams();
  const showTerm = useCallback(
    (term: string | undefined) => showFilter({ search: term }, REPLACE),
    [showFilter],
  );
  const showActive = () =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      after.delete('status');
      return after;
    });
  return {
    page,
    isActive: filter('status') !== 'inactive',
    term: search ?? '',
    showPage,
    showTerm,
    showStatus: (isActive: boolean) =>
      isActive ? showActive() : showFilter({ status: 'inactive' }),
  };
}
