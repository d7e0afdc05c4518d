import { tryAgainText } from './texts.ts';

test.each([
  [1, 'Try again in 1 second.'],
  [59, 'Try again in 59 seconds.'],
  [60, 'Try again in 1 minute.'],
  [61, 'Try again in 2 minutes.'],
  [900, 'Try again in 15 minutes.'],
])('%d s is worded as "%s"', (seconds, text) => {
  expect(tryAgainText(seconds)).toBe(text);
});
