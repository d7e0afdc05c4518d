import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

const KEY = ['last-query', '/employees'];

/**
 * Remembers the query string of the list for as long as the session lasts, and says which one to go back to when the
 * page is entered bare (design §10). In the query cache, which is emptied when the session ends. A bare address later
 * on is meant as such.
 */
export function useLastQuery(): string | undefined {
  const { search } = useLocation();
  const client = useQueryClient();
  const [restored, setRestored] = useState(() =>
    search === '' ? client.getQueryData<string>(KEY) || undefined : undefined,
  );
  if (restored !== undefined && search !== '') setRestored(undefined);
  useEffect(() => {
    if (restored !== undefined) return;
    client.setQueryDefaults(KEY, { gcTime: Number.POSITIVE_INFINITY });
    client.setQueryData(KEY, search);
  }, [client, restored, search]);
  return search === '' ? restored : undefined;
}
