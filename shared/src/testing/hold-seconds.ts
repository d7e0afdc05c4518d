import { act } from '@testing-library/react';

/**
 * Holds all timers of one second, which countdowns use, until the end of the test; other timers run normally. Returns a
 * function that lets the given number of seconds pass.
 */
export function holdSeconds(): (seconds: number) => void {
  const held: (() => void)[] = [];
  const hold = (run: () => void, ms?: number) =>
    ms === 1000 ? held.push(run) : realSetTimeout(run, ms);
  // Not with Jest's fake timers: the testing library would detect them and advance the clock itself.
  globalThis.setTimeout = hold as typeof setTimeout;
  return (seconds) => {
    for (let passed = 0; passed < seconds; passed += 1) {
      act(() => {
        for (const run of held.splice(0)) run();
      });
    }
  };
}

const { setTimeout: realSetTimeout } = globalThis;
afterEach(() => {
  globalThis.setTimeout = realSetTimeout;
});
