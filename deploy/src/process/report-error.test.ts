import { SettingError, StartError } from '@rollcall/shared/node';
import { formatError } from './report-error.ts';

test.each([
  [new StartError('The port is taken.'), 'The port is taken.'],
  [new SettingError('PORT is "x".'), 'PORT is "x".'],
  [
    new Error("EACCES: permission denied, open '/data/releases/live.json'"),
    '/data/releases/live.json cannot be read and written by this user: give it the right, or set DATA_DIR to another folder.',
  ],
  [
    new Error("ENOSPC: no space left on device, write '/data/x'"),
    '/data/x cannot be written: the disk is full. Make room and try again; what was there before is whole.',
  ],
])('%s is said as one sentence', (error, sentence) => {
  expect(formatError(error)).toBe(sentence);
});

test.each([[new TypeError('x is not a function')], ['text'], [undefined]])(
  '%p is a defect and keeps its stack',
  (error) => {
    expect(formatError(error)).toBeUndefined();
  },
);
