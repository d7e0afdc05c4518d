/** The time, in epoch milliseconds; an argument wherever a rule depends on it, so that tests can choose it. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();
