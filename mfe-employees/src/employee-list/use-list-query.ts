import { useCapability } from '@rollcall/shared/session';
import { type Navigation, useListParameters } from '@rollcall/shared/url';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Whose accounts are listed; a new one is inactive, and no administrator has decided about it. */
const STATUSES = ['active', 'inactive', 'new'] as const;

export type AccountStatus = (typeof STATUSES)[number];

const REPLACE: Navigation = { replace: true };

/**
 * Page (zero-based), status, department (capability `employees.filter`) and search term of the list, stored in the URL so
 * that a link reproduces the view (design §10): `?status=inactive&department=IT&search=ana&page=2`. Returns to the first
 * page when search text or department change or the status becomes Inactive; keeps the page when it becomes Active (spec §4).
 * `?status=new`, with the same capability, has what an administrator has to decide about.
 */
export function useListQuery() {
  const hasFilter = useCapability('employees.filter');
  const { page, showPage, choice, department, search, showFilter } = useListParameters();
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
  const asked = choice('status', STATUSES) ?? 'active';
  const status = asked === 'new' && !hasFilter ? 'inactive' : asked;
  return {
    page,
    status,
    term: search ?? '',
    department: hasFilter ? department : undefined,
    showPage,
    showTerm,
    showDepartment: (chosen: string | undefined) => showFilter({ department: chosen }),
    showStatus: (next: AccountStatus) =>
      next === 'active' ? showActive() : showFilter({ status: next }),
  };
}
