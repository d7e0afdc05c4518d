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

test('a failed query shows no toast unless its outcome requests one (spec §8)', async () => {
  await runQuery(failWith(500));
  expect(notify).not.toHaveBeenCalled();
  queryClient.clear();
  await runQuery(failWith(500), { outcome: { toastFailure: true } });
  expect(notify.mock.calls).toEqual([['error', 'Failed with 500']]);
});

test('a 401 shows no toast, because the sign-in page opens', async () => {
  await runQuery(failWith(401), { outcome: { toastFailure: true } });
  expect(notify).not.toHaveBeenCalled();
});

test('a mutation shows a toast on failure or success, once (design §8)', async () => {
  const outcome = { toastFailure: true, success: { text: 'Deleted', tone: 'warning' } };
  await runMutation(failWith(409), { outcome });
  await runMutation(() => Promise.resolve(1), { outcome });
  expect(notify.mock.calls).toEqual([
    ['error', 'Failed with 409'],
    ['warning', 'Deleted'],
  ]);
});

test('an outcome may say which failures are toasts', async () => {
  const outcome = { toastFailure: (error: Error) => error.message !== 'Failed with 0' };
  await runMutation(failWith(0), { outcome });
  await runMutation(failWith(500), { outcome });
  expect(notify.mock.calls).toEqual([['error', 'Failed with 500']]);
});

test.each([
  [400, 0, false],
  [404, 0, false],
  [429, 0, false],
  [500, 0, true],
  [0, 1, true],
  [503, 2, false],
])('after status %d and %d retries, another retry: %s', (status, count, expected) => {
  const retry = queryClient.getDefaultOptions().queries?.retry;
  if (typeof retry !== 'function') throw new Error('The query client has no rule for retries.');
  expect(retry(count, new ApiError({ message: '', status }))).toBe(expected);
});

test('a browser that reports being offline still makes calls: the console may be on the same machine', async () => {
  onlineManager.setOnline(false);
  const callServer = jest.fn(() => Promise.resolve('response'));
  await runQuery(callServer);
  await runMutation(callServer);
  onlineManager.setOnline(true);
  expect(callServer).toHaveBeenCalledTimes(2);
});
