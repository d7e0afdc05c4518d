/** @jest-environment jsdom */
import { correctClock, setPageContext } from '@rollcall/shared/session';
import { act, renderHook } from '@testing-library/react';
import { useToday } from './use-today.ts';

const NOON = Date.UTC(2026, 10, 22, 12);
const DAY = 86_400_000;

const setServerTime = (serverTime: number) =>
  correctClock({ serverTime, precision: 0, sentAt: NOON, receivedAt: NOON });

test('today is the date of the company at the server’s time (design §10)', () => {
  jest.useFakeTimers({ now: NOON });
  try {
    setServerTime(NOON);
    setPageContext({ capabilities: new Set(), companyZone: 'Pacific/Auckland' });
    const { result } = renderHook(() => useToday());
    expect(result.current).toBe('2026-11-23');
    act(() => setServerTime(NOON - DAY));
    expect(result.current).toBe('2026-11-22');
  } finally {
    jest.useRealTimers();
  }
});
