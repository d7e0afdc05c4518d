import { dayOf, listOf } from './ways-out.ts';

const MARCH = { from: '2026-03-01', to: '2026-03-31', department: undefined };

test.each([
  ['open-log', MARCH, '/time/logs?state=open&from=2026-03-01&to=2026-03-31'],
  ['missing-out', MARCH, '/time/logs?state=missing-out&from=2026-03-01&to=2026-03-31'],
  [
    'correction',
    { ...MARCH, department: 'IT' },
    '/time/corrections?status=Pending&from=2026-03-01&to=2026-03-31&department=IT',
  ],
  ['leave', MARCH, '/leave?status=Pending&from=2026-03-01&to=2026-03-31'],
  [
    'overtime',
    { ...MARCH, department: 'R & D' },
    '/time/overtime?from=2026-03-01&to=2026-03-31&department=R%20%26%20D',
  ],
] as const)('the way out of %s in %j is %s', (kind, range, path) => {
  expect(listOf(kind, range)).toBe(path);
});

test('an entry leads to its day in the month', () => {
  expect(dayOf({ employeeId: 7, from: '2026-03-30' })).toBe(
    '/time/month?month=2026-03&employee=7&day=2026-03-30',
  );
});
