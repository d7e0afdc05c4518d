import { format } from 'node:util';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { queryError } from './query-error.ts';

/** Set by the preset, together with the other limits. */
declare const ROLLCALL_WAIT_MS: number;
configure({ asyncUtilTimeout: ROLLCALL_WAIT_MS, getElementError: queryError });

// A test that waited in vain is red, and the others in its file usually wait for the same: they get a sixth of the time, so
// that a broken page costs minutes and not an hour. Tests may fake the clock, so this keeps the real one.
const now = performance.now.bind(performance);
let startedAt = 0;
beforeEach(() => {
  startedAt = now();
});
afterEach(() => {
  if (now() - startedAt > ROLLCALL_WAIT_MS) configure({ asyncUtilTimeout: ROLLCALL_WAIT_MS / 6 });
});

// React, antd and the router print warnings on the console: each one fails the test (contributing, habit 15), whose failure
// shows it.
const SHOWN_CHARACTERS = 1_000;
const warnings: string[] = [];
for (const level of ['error', 'warn'] as const) {
  console[level] = (...parts: unknown[]) => {
    warnings.push(format(...parts).slice(0, SHOWN_CHARACTERS));
  };
}
const expectNone = () => expect(warnings.splice(0)).toEqual([]);
afterEach(expectNone);
afterAll(expectNone);
