import { ownCorrectionsQuery, refetchAfter } from '@rollcall/shared/calls';
import { MINUTE_MS } from '@rollcall/shared/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/**
 * Reads a page of your own corrections, always fresh. While one is pending it is refetched every minute; after a decision, so is what
 * it changed: your logs and their totals.
 */
export function useOwnCorrections(page: number) {
  const client = useQueryClient();
  const query = useQuery({
    ...ownCorrectionsQuery({ page }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.counts.Pending ? MINUTE_MS : false),
  });
  const counts = query.data?.counts;
  const decided = counts && counts.Approved + counts.Rejected;
  const known = useRef(decided);
  useEffect(() => {
    const before = known.current;
    known.current = decided;
    if (before !== undefined && decided !== undefined && decided !== before) {
      void refetchAfter(client, 'decideCorrection');
    }
  }, [client, decided]);
  return query;
}
