import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { withoutDialog } from './use-employee-dialog.ts';

const KEY = ['last-query', '/employees'];

/**
 * Remembers the query string of the list during the session, without an open dialog, and returns the one to restore when the page is opened
 * without one (design §10). It is in the query cache, which is cleared when the session ends. Removing the query string
 * later is not undone.
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
    client.setQueryData(KEY, withoutDialog(search));
  }, [client, restored, search]);
  return search === '' ? restored : undefined;
}
