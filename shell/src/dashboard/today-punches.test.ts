import type { EmployeeWithTimeLogs } from '@rollcall/shared/calls';
import { countPunches } from './today-punches.tsx';

const anEmployee = (...logs: readonly (readonly [string | null, string | null])[]) =>
  ({
    timeLogs: logs.map(([punchIn, punchOut]) => ({ punchIn, punchOut })),
  }) as unknown as EmployeeWithTimeLogs;

test('all punches of the day are counted, over all employees', () => {
  const employees = [
    anEmployee(['2026-03-08 09:00:00', '2026-03-08 17:00:00'], ['2026-03-08 18:00:00', null]),
    anEmployee(['2026-03-07 22:00:00', '2026-03-08 06:00:00']),
    anEmployee([null, null]),
    anEmployee(),
  ];
  expect(countPunches(employees, '2026-03-08')).toEqual({ punchIns: 2, punchOuts: 1 });
});
