import { act } from '@testing-library/react';

/**
 * Holds every timer of one second, as countdowns have, until the test lets seconds pass; all others run as they do.
 * Until the end of the test. Returns how to let seconds pass.
 */
export function holdSeconds(): (seconds: number) => void {
  const held: (() => void)[] = [];
  const hold = (run: () => void, ms?: number) => (ms === 1000 ? held.push(run) : real(run, ms));
  // By hand: the testing library takes a mock of jest's for a clock that it has to move itself.
  globalThis.setTimeout = hold as typeof setTimeout;
  return (seconds) => {
    for (let passed = 0; passed < seconds; passed += 1) {
      act(() => {
        for (const run of held.splice(0)) run();
      });
    }
  };
}

const { setTimeout: real } = globalThis;
afterEach(() => {
  globalThis.setTimeout = real;
});
