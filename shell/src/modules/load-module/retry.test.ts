import { backoffMs, DeadlineError, FinalError, retryUntil } from './retry.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** AbortSignal.timeout uses the real clock; here it must follow the fake one. */
beforeEach(() => {
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('timed out', 'TimeoutError')), ms);
    return controller.signal;
  });
});

test.each([
  [1, 0, 150],
  [1, 0.999999, 200],
  [2, 0, 400],
  [3, 0, 1000],
])('the delay before retry %i with random value %d is %i ms', (attempt, random, expected) => {
  expect(backoffMs(attempt, random)).toBe(expected);
});

test('a temporary failure is retried', async () => {
  const attempt = jest.fn().mockRejectedValueOnce(new Error('once')).mockResolvedValue('here');
  const result = retryUntil(attempt, 8000);
  await jest.advanceTimersByTimeAsync(1000);
  await expect(result).resolves.toBe('here');
  expect(attempt.mock.calls.map(([, number]) => number)).toEqual([1, 2]);
});

test('a permanent failure ends after four attempts with the last error', async () => {
  const attempt = jest.fn((_: AbortSignal, number: number) =>
    Promise.reject(new Error(`no. ${number}`)),
  );
  const result = expect(retryUntil(attempt, 60_000)).rejects.toThrow('no. 4');
  await jest.advanceTimersByTimeAsync(10_000);
  await result;
  expect(attempt).toHaveBeenCalledTimes(4);
});

test('a final failure is not retried', async () => {
  const attempt = jest.fn().mockRejectedValue(new FinalError('wrong for good'));
  await expect(retryUntil(attempt, 8000)).rejects.toThrow('wrong for good');
  expect(attempt).toHaveBeenCalledTimes(1);
});

test('an attempt that hangs ends with the deadline, and its signal is aborted', async () => {
  let seen: AbortSignal | undefined;
  const hang = (signal: AbortSignal) => {
    seen = signal;
    return new Promise<never>(() => undefined);
  };
  const result = expect(retryUntil(hang, 400)).rejects.toBeInstanceOf(DeadlineError);
  await jest.advanceTimersByTimeAsync(399);
  expect(seen?.aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  await result;
  expect(seen?.aborted).toBe(true);
});

test('the deadline covers all attempts, and the last error is its cause', async () => {
  const attempt = () => Promise.reject(new Error('still down'));
  const result = retryUntil(attempt, 300).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(300);
  const error = await result;
  expect(error).toBeInstanceOf(DeadlineError);
  expect((error as DeadlineError).cause).toEqual(new Error('still down'));
});
