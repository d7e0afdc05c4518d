import { shiftsQuery } from '@rollcall/shared/calls';
import { ErrorNotice } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';

/** Says that the shifts to choose from could not be read, with Retry; nothing otherwise. */
export function ShiftsNotice() {
  const { data, error, refetch } = useQuery(shiftsQuery());
  if (data || !error) return null;
  return <ErrorNotice message={error.message} onRetry={() => void refetch()} />;
}
