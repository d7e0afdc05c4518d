import { holidayCountriesQuery } from '@rollcall/shared/calls';
import { ErrorNotice } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';

/** Says that the countries with their regions could not be read, with Retry; nothing otherwise. */
export function CountriesNotice() {
  const { data, error, refetch } = useQuery(holidayCountriesQuery());
  if (data || !error) return null;
  return <ErrorNotice message={error.message} onRetry={() => void refetch()} />;
}
