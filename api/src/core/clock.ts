/**
 * Returns the time in epoch milliseconds; passed to every rule that depends on it, so that tests can set it.
 */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();
