import type { OutcomeMeta } from '@rollcall/shared/transport';
import { type MutationKey, mutationOptions, type QueryClient } from '@tanstack/react-query';
import { CHANGED_READS, type Write } from '../contract/index.ts';
import { announce, refreshReads } from './other-tabs.ts';

type Revert = () => void;
const nothingToRevert: Revert = () => {};

interface WriteOptions<Variables, Data> {
  readonly mutationFn: (variables: Variables) => Promise<Data>;
  readonly mutationKey?: MutationKey;
  /** Shows the error as a toast; false where the page shows it, or a function where it shows some. */
  readonly toastFailure?: OutcomeMeta['toastFailure'];
  readonly success?: NonNullable<OutcomeMeta['success']>;
  /** Shows the result in the cache at once; the returned function reverts it after a failure. */
  readonly optimistic?: (client: QueryClient) => Promise<Revert>;
  /** Keeps the mutation pending until what is on the screen has been refetched, so that a stale row cannot be used. */
  readonly isPendingUntilRefetched?: boolean;
}

/**
 * Options of a mutation: its toasts, and afterwards the refetch of every read that the write changes, in this tab and
 * in the others. Also after a failure, since the server may have saved although its response was lost (spec §8).
 */
export function writeMutation<Variables, Data>(
  write: Write,
  { mutationFn, mutationKey, success, optimistic, ...rest }: WriteOptions<Variables, Data>,
) {
  const { toastFailure = true, isPendingUntilRefetched = false } = rest;
  const outcome: OutcomeMeta = { toastFailure, ...(success && { success }) };
  return mutationOptions<Data, Error, Variables, Revert>({
    mutationFn,
    ...(mutationKey && { mutationKey }),
    onMutate: (_variables, { client }) => optimistic?.(client) ?? nothingToRevert,
    onError: (_error, _variables, revert) => revert?.(),
    onSettled(_data, _error, _variables, _result, { client }) {
      const refetched = refreshReads(client, CHANGED_READS[write]);
      announce(CHANGED_READS[write]);
      return isPendingUntilRefetched ? refetched : undefined;
    },
    meta: { outcome },
  });
}

/** Refetches what a write of another person has changed, once the page learns of it. */
export const refetchAfter = (client: QueryClient, write: Write): Promise<void> =>
  refreshReads(client, CHANGED_READS[write]);
