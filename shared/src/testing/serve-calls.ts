import type { FetchQueryOptions, MutationOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { type Endpoint, READS } from '../contract/index.ts';
import {
  configureTransport,
  queryClient,
  type ToastAction,
  type Tone,
} from '../transport/index.ts';
import { type ContractServer, serveContract } from './contract-server.ts';

/** A toast shown by a call. */
interface Toast {
  readonly tone: Tone;
  readonly text: string;
  readonly action?: ToastAction;
}

/**
 * A contract server for the tests of a file, used by the real transport and the page's query cache. The cache is empty
 * before each test and does not retry. `toasts` are those of the current test.
 */
export function serveCalls(token: string | null = 'token'): {
  readonly server: ContractServer;
  readonly toasts: readonly Toast[];
  /** Responds to a call with any body, even one that violates the contract. */
  respond(call: Endpoint, body: unknown, status?: number): void;
  /** Responds to a call with a body and returns the result of a query. */
  read<Data>(call: Endpoint, body: unknown, query: object): Promise<Data>;
} {
  const server = serveContract();
  const toasts: Toast[] = [];
  const defaults = queryClient.getDefaultOptions();
  beforeEach(() => {
    toasts.length = 0;
    queryClient.clear();
    queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retry: false } });
    configureTransport({
      baseUrl: server.baseUrl,
      backendsUrl: server.backendsUrl,
      paths: {},
      getToken: () => token,
      onUnauthorized() {},
      notify: (tone, text, action) => toasts.push({ tone, text, ...(action && { action }) }),
    });
  });
  const respond = ({ method, path, name, access }: Endpoint, body: unknown, status = 200) =>
    server.respondRaw({ method, path, name, access, response: z.unknown() }, () => ({
      status,
      body,
    }));
  return {
    server,
    toasts,
    respond,
    read(call, body, query) {
      respond(call, body);
      return fetchNow(query);
    },
  };
}

/** Fetches a query with its own options, like a page, but without placeholder data. */
export const fetchNow = <Data>(query: object): Promise<Data> =>
  queryClient.fetchQuery(query as FetchQueryOptions<Data>);

/** Runs a mutation as a component does: through the cache, which raises its toasts and invalidates. */
export function mutate<Variables, Data, Result>(
  options: MutationOptions<Data, Error, Variables, Result>,
  variables: Variables,
): Promise<Data> {
  return queryClient.getMutationCache().build(queryClient, options).execute(variables);
}

/** Fills the cache with every read. */
export function cacheAllReads(): void {
  for (const read of Object.keys(READS)) queryClient.setQueryData([read, 'any'], 'read before');
}

/** The reads in the cache that are stale. */
export function staleReads(): unknown[] {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.isInvalidated)
    .map(({ queryKey }) => queryKey[0]);
}
