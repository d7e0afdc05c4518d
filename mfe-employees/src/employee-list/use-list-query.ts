import { FIRST_PAGE } from '@rollcall/shared/domain';
import { useSearchParams } from 'react-router-dom';

/** Page and status filter of the list, kept in the URL so that a link reproduces the view (design §10). */
export function useListQuery() {
  const [params, setParams] = useSearchParams();
  const page = Number(params.get('page') ?? 1) - 1;
  const isActive = params.get('status') !== 'inactive';

  function show(query: { page: number; isActive: boolean }) {
    const next = new URLSearchParams();
    if (!query.isActive) next.set('status', 'inactive');
    if (query.page > FIRST_PAGE) next.set('page', String(query.page + 1));
    setParams(next);
  }

  return {
    page: Number.isInteger(page) && page >= FIRST_PAGE ? page : FIRST_PAGE,
    isActive,
    showPage: (to: number) => show({ page: to, isActive }),
    /** A change of the filter begins at the first page (spec §4). */
    showStatus: (wanted: boolean) => show({ page: FIRST_PAGE, isActive: wanted }),
  };
}
