import { OperatorError, SettingError } from '@rollcall/shared/node';
import { formatError } from './report-error.ts';

test.each([
  [new OperatorError('The port is taken.'), 'The port is taken.'],
  [new SettingError('PORT is "x".'), 'PORT is "x".'],
  [
    new Error("EACCES: permission denied, open '/data/releases/live.json'"),
    '/data/releases/live.json cannot be read or written by this user: give it permission, or set DATA_DIR to another folder.',
  ],
  [
    new Error("ENOSPC: no space left on device, write '/data/x'"),
    '/data/x cannot be written: the disk is full. Free some space and try again; existing data is intact.',
  ],
])('%s is reported as one sentence', (error, sentence) => {
  expect(formatError(error)).toBe(sentence);
});

test.each([[new TypeError('x is not a function')], ['text'], [undefined]])(
  '%p is a defect and keeps its stack',
  (error) => {
    expect(formatError(error)).toBeUndefined();
  },
);
