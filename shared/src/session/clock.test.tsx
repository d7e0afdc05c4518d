/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { correctClock, serverNow, toServerTime, useNow } from './index.ts';

const NOON = Date.UTC(2026, 10, 22, 12);
const SECOND = 1000;
const DAY = 86_400_000;

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  correctClock({ serverTime: NOON, precision: 0, sentAt: NOON, receivedAt: NOON });
});
afterEach(() => jest.useRealTimers());

/** A response that took `seconds`, with the server's time rounded down to the second. */
const respond = (serverTime: number, seconds = 0.2) =>
  correctClock({
    serverTime: Math.floor(serverTime / SECOND) * SECOND,
    precision: SECOND,
    sentAt: NOON - seconds * SECOND,
    receivedAt: NOON,
  });

test.each([
  ['the same', 0, 0],
  ['a day behind', -DAY, -DAY],
  ['ten minutes ahead', 600_000, 600_000],
])(
  'a clock that is %s is corrected to within a second and the duration of the call',
  (_, ahead) => {
    respond(NOON + ahead);
    expect(Math.abs(serverNow() - (NOON + ahead))).toBeLessThanOrEqual(1200);
  },
);

test('a slow response does not undo a more precise one', () => {
  correctClock({ serverTime: NOON + 600_000, precision: 0, sentAt: NOON, receivedAt: NOON });
  respond(NOON + 590_000, 30);
  expect(serverNow()).toBe(NOON + 600_000);
});

test('a response without a readable time changes nothing', () => {
  respond(Number.NaN);
  expect(serverNow()).toBe(NOON);
});

test('a time of the browser is converted by the same correction', () => {
  correctClock({ serverTime: NOON + DAY, precision: 0, sentAt: NOON, receivedAt: NOON });
  expect(toServerTime(NOON - 5)).toBe(NOON - 5 + DAY);
});

test('a page shows the correction at once and then follows the clock', () => {
  const { result } = renderHook(() => useNow());
  expect(result.current).toBe(NOON);
  act(() => respond(NOON + DAY, 0));
  expect(result.current).toBe(NOON + DAY);
  act(() => jest.advanceTimersByTime(15_000));
  expect(result.current).toBe(NOON + DAY + 15_000);
});
