import { isCorrectionOf, ownCorrectionsQuery, type TimeLog } from '@rollcall/shared/calls';
import { useCapability } from '@rollcall/shared/session';
import { useQuery } from '@tanstack/react-query';

/** Which logs have a pending correction (capability `corrections`); read when `isNeeded`. */
export function usePendingCorrections(isNeeded: boolean) {
  const hasCorrections = useCapability('corrections');
  const { data, isLoading } = useQuery({
    ...ownCorrectionsQuery({ page: 0, status: 'Pending' }),
    staleTime: 0,
    enabled: hasCorrections && isNeeded,
  });
  return {
    isLoading,
    isRequested: (log: TimeLog): boolean =>
      data?.rows.some((correction) => isCorrectionOf(correction, log)) ?? false,
  };
}
