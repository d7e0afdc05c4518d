import { useEffect, useState } from 'react';
import { create } from 'zustand';

/** Often enough, because pages show hours and minutes only. */
const TICK_MS = 15_000;

/** How far the server's clock is ahead of the browser's, in milliseconds; 0 on a base backend. */
const useClock = create(() => ({ ahead: 0 }));

/** A time that the server stated; all times are epoch milliseconds. */
interface StatedTime {
  /** The earliest time that the server's clock may have shown, by the server. */
  readonly serverTime: number;
  /** By how much the server's clock may have been later, because its time was rounded down. */
  readonly precision: number;
  /** When the browser sent the request and received the response, by the browser. */
  readonly sentAt: number;
  readonly receivedAt: number;
}

/**
 * Corrects the clock of the page by a response of our own server (design §10). The server stated its time between
 * request and response, so only a correction outside of these limits changes.
 */
export function correctClock({ serverTime, precision, sentAt, receivedAt }: StatedTime): void {
  if (Number.isNaN(serverTime)) return;
  const { ahead } = useClock.getState();
  const least = serverTime - receivedAt;
  const most = serverTime + precision - sentAt;
  const corrected = Math.min(Math.max(ahead, least), Math.max(least, most));
  if (corrected !== ahead) useClock.setState({ ahead: corrected });
}

/** The server's time at a time of the browser, in epoch milliseconds. */
export const toServerTime = (browserTime: number): number =>
  browserTime + useClock.getState().ahead;

/** The server's current time in epoch milliseconds; on a base backend the browser's. */
export const serverNow = (): number => toServerTime(Date.now());

/** {@link serverNow}, updated four times a minute. */
export function useNow(): number {
  const ahead = useClock((clock) => clock.ahead);
  const [browserTime, setBrowserTime] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setBrowserTime(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return browserTime + ahead;
}
