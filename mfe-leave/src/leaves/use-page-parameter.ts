import { FIRST_PAGE } from '@rollcall/shared/domain';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

interface How {
  readonly replace: boolean;
}

/** The zero-based page of the list, kept in the URL as `?page=2` for the second one. */
export function usePageParameter(): [page: number, showPage: (to: number, how?: How) => void] {
  const [params, setParams] = useSearchParams();
  const page = Number(params.get('page') ?? 1) - 1;
  const showPage = useCallback(
    (to: number, how?: How) => setParams(to > FIRST_PAGE ? { page: String(to + 1) } : {}, how),
    [setParams],
  );
  return [Number.isInteger(page) && page >= FIRST_PAGE ? page : FIRST_PAGE, showPage];
}
