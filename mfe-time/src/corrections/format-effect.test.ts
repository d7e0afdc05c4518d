import { formatEffect } from './format-effect.ts';

test.each([
  [480, '+8 hrs'],
  [-75, '−1 hr 15 min'],
  [0, '±0 min'],
])('an effect of %p reads %s', (minutes, shown) => {
  expect(formatEffect(minutes)).toBe(shown);
});
