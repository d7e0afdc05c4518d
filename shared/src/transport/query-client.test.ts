/** @jest-environment jsdom */
import { onlineManager } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { queryClient } from './query-client.ts';
import { configureTransport } from './transport.ts';

const notify = jest.fn();

beforeEach(() => {
  notify.mockReset();
  queryClient.clear();
  configureTransport({
    baseUrl: '/api/v1',
    paths: {},
    getToken: () => null,
    onUnauthorized() {},
    notify,
  });
});

const failWith = (status: number) => () =>
  Promise.reject(new ApiError({ message: `Failed with ${status}`, status }));

async function runQuery(queryFn: () => Promise<unknown>, meta = {}) {
  await queryClient.fetchQuery({ queryKey: ['x'], queryFn, meta, retry: false }).catch(() => {});
}

async function runMutation(mutationFn: () => Promise<unknown>, meta = {}) {
  const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn, meta });
  await mutation.execute(undefined).catch(() => {});
}

test('a failed query is quiet unless its outcome asks for a toast (spec §8)', async () => {
  await runQuery(failWith(500));
  expect(notify).not.toHaveBeenCalled();
  queryClient.clear();
  await runQuery(failWith(500), { outcome: { toastFailure: true } });
  expect(notify.mock.calls).toEqual([['error', 'Failed with 500']]);
});

test('a 401 raises no toast: the page is already leaving', async () => {
  await runQuery(failWith(401), { outcome: { toastFailure: true } });
  expect(notify).not.toHaveBeenCalled();
});

test('a mutation raises its failure or its success, once (design §8)', async () => {
  const outcome = { toastFailure: true, success: { text: 'Deleted', tone: 'warning' } };
  await runMutation(failWith(409), { outcome });
  await runMutation(() => Promise.resolve(1), { outcome });
  expect(notify.mock.calls).toEqual([
    ['error', 'Failed with 409'],
    ['warning', 'Deleted'],
  ]);
});

test.each([
  [400, 0, false],
  [404, 0, false],
  [429, 0, false],
  [500, 0, true],
  [0, 1, true],
  [503, 2, false],
])('after status %d, %d retries so far, another try: %s', (status, count, isRetried) => {
  const retry = queryClient.getDefaultOptions().queries?.retry;
  if (typeof retry !== 'function') throw new Error('The query client has no rule for retries.');
  expect(retry(count, new ApiError({ message: '', status }))).toBe(isRetried);
});

test('a browser that calls itself offline still asks: the console may be on its own machine', async () => {
  onlineManager.setOnline(false);
  const asked = jest.fn(() => Promise.resolve('here'));
  await runQuery(asked);
  await runMutation(asked);
  onlineManager.setOnline(true);
  expect(asked).toHaveBeenCalledTimes(2);
});
