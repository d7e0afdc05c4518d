import type { QueryOf, RowOf } from '@rollcall/shared/transport';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { requestPage } from './request.ts';

/** A change, who made it, and what it changed (capability `audit`). */
export interface AuditEntry extends RowOf<'listAudit'> {}

/** A page of changes, newest first. Failure: 'Failed to fetch the audit log'. */
export const auditQuery = (query: QueryOf<'listAudit'> & { readonly page: number }) =>
  queryOptions({
    queryKey: ['audit', query],
    queryFn: ({ signal }) => requestPage(ENDPOINTS.listAudit, 'listAudit', { query, signal }),
    placeholderData: keepPreviousData,
    // Every change adds an entry.
    staleTime: 0,
  });
