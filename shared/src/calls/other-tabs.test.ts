/** @jest-environment jsdom */

import { QueryObserver } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { cacheAllReads, mutate, serveCalls, staleReads } from '../testing/serve-calls.ts';
import { queryClient } from '../transport/index.ts';
import { withdrawLeaveMutation } from './leave-requests.ts';
import { followOtherTabs } from './other-tabs.ts';

const { respond } = serveCalls();

const tell = (channel: BroadcastChannel, data: unknown) =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
  channel.postMessage(data);

test('a write in another tab refetches what is on the screen, and nothing that it does not change', async () => {
  const stop = followOtherTabs(queryClient);
  cacheAllReads();
  const otherTab = new BroadcastChannel('rollcall-changed-reads');
  tell(otherTab, ['leaves', 'dashboard', 'a read of a newer release']);
  await new Promise((resolve) => setTimeout(resolve, 1));
  expect(staleReads()).toEqual(['dashboard', 'leaves']);
  tell(otherTab, 'not a list');
  await new Promise((resolve) => setTimeout(resolve, 1));
  expect(staleReads()).toEqual(['dashboard', 'leaves']);
  otherTab.close();
  stop();
});

test('a write refetches what it changes once in its own tab', async () => {
  const stop = followOtherTabs(queryClient);
  const queryFn = jest.fn(async () => 'response');
  const observer = new QueryObserver(queryClient, { queryKey: ['leaves'], queryFn });
  const unsubscribe = observer.subscribe(() => {});
  await queryClient.fetchQuery({ queryKey: ['leaves'], queryFn, staleTime: 60_000 });
  respond(ENDPOINTS.withdrawLeave, {});
  await mutate(withdrawLeaveMutation(), 9);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(queryFn).toHaveBeenCalledTimes(2);
  unsubscribe();
  stop();
});

test.each([
  [false, 2],
  [true, 1],
])(
  'when the tab is hidden: %s, a read on the screen has been fetched %d times',
  async (isHidden, expected) => {
    const queryFn = jest.fn(async () => 'response');
    const observer = new QueryObserver(queryClient, { queryKey: ['leaves'], queryFn });
    const unsubscribe = observer.subscribe(() => {});
    await queryClient.fetchQuery({ queryKey: ['leaves'], queryFn, staleTime: 60_000 });
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
    respond(ENDPOINTS.withdrawLeave, {});
    await mutate(withdrawLeaveMutation(), 9);
    expect(queryFn).toHaveBeenCalledTimes(expected);
    expect(observer.getCurrentResult().isStale).toBe(isHidden);
    unsubscribe();
  },
);
