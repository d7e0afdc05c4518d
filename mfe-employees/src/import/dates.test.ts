import { orderOf, toDate } from './dates.ts';

test.each([
  [['2024-05-03', 'May 3, 2024', ''], undefined],
  [['03/04/2024', '25/04/2024'], 'day'],
  [['03/04/2024', '04/25/2024'], 'month'],
  [['03.04.2024', '05-06-2024'], 'unclear'],
  [['04/04/2024'], undefined],
])('the dates %j begin with: %s', (values, order) => {
  expect(orderOf(values)).toBe(order);
});

test.each([
  ['03/04/2024', 'day', '2024-04-03'],
  ['03/04/2024', 'month', '2024-03-04'],
  ['3.4.2024', 'day', '2024-04-03'],
  ['2024-04-03', 'month', '2024-04-03'],
  ['2024/4/3', 'day', '2024-04-03'],
  ['20240403', 'day', '2024-04-03'],
  ['2024-04-03T00:00:00Z', 'day', '2024-04-03'],
  ['3 Apr 2024', 'month', '2024-04-03'],
  ['03-April-2024', 'month', '2024-04-03'],
  ['April 3rd, 2024', 'day', '2024-04-03'],
  ['Apr. 3 2024', 'day', '2024-04-03'],
  // The check says that these are no dates.
  ['03/04/24', 'day', '03/04/24'],
  ['3 Foo 2024', 'day', '3 Foo 2024'],
  ['soon', 'day', 'soon'],
] as const)('%s with the %s first is %s', (value, order, date) => {
  expect(toDate(value, order)).toBe(date);
});
