import type { QueryClient } from '@tanstack/react-query';
import type { Read } from '../contract/index.ts';

/** Reads that other tabs should refetch travel through this channel. */
const CHANNEL = 'rollcall-changed-reads';

/**
 * Marks the messages of this page, which get back to it, since each module sends with its own channel. A tab of an older
 * release takes the mark for a read that it does not know.
 */
const THIS_PAGE = `page of ${performance.timeOrigin}`;

/** Marks reads as stale, and refetches those on the screen. A hidden tab refetches when it is shown again. */
export function refreshReads(client: QueryClient, reads: readonly unknown[]): Promise<void> {
  return client.invalidateQueries({
    refetchType: document.hidden ? 'none' : 'active',
    predicate: ({ queryKey }) => reads.includes(queryKey[0]),
  });
}

/** Tells the other tabs of this console. */
export function announce(reads: readonly Read[]): void {
  if (reads.length === 0) return;
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
  channel.postMessage([...reads, THIS_PAGE]);
  channel.close();
}

/**
 * Refetches what another tab's write has changed. Called once per page, by the shell.
 * @returns a function that stops it
 */
export function followOtherTabs(client: QueryClient): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    // A tab with another release may send reads that this page does not know; they match nothing.
    if (Array.isArray(data) && !data.includes(THIS_PAGE)) void refreshReads(client, data);
  });
  return () => channel.close();
}
