import { useCapability } from '@rollcall/shared/session';
import { type Navigation, useListParameters } from '@rollcall/shared/url';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

const REPLACE: Navigation = { replace: true };

/**
 * Page (zero-based), status, department (capability `employees.filter`) and search term of the list, stored in the URL so
 * that a link reproduces the view (design §10): `?status=inactive&department=IT&search=ana&page=2`. Returns to the first
 * page when search text or department change or the status becomes Inactive; keeps the page when it becomes Active (spec §4).
 */
export function useListQuery() {
  const hasFilter = useCapability('employees.filter');
  const { page, showPage, filter, department, search, showFilter } = useListParameters();
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
    department: hasFilter ? department : undefined,
    showPage,
    showTerm,
    showDepartment: (chosen: string | undefined) => showFilter({ department: chosen }),
    showStatus: (isActive: boolean) =>
      isActive ? showActive() : showFilter({ status: 'inactive' }),
  };
}
