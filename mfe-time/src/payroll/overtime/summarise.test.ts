import type { OvertimeEntry } from '@rollcall/shared/calls';
import { summarise } from './summarise.ts';

const entry = (
  employeeId: number,
  date: string,
  minutes: number,
  bucket: OvertimeEntry['bucket'] = 'daily',
): OvertimeEntry => ({
  employeeId,
  employeeName: `Employee ${employeeId}`,
  employeeCode: `EMP-${employeeId}`,
  department: null,
  date,
  weekStart: '2026-03-02',
  weekMins: minutes,
  bucket,
  minutes,
  state: 'pending',
  decidedBy: null,
  decidedAt: null,
  reason: null,
  mayDecide: true,
  isClosed: false,
});

test.each<[string, OvertimeEntry[], [days: number, minutes: number, night: number]]>([
  ['nothing', [], [0, 0, 0]],
  ['one day', [entry(1, '2026-03-02', 30)], [1, 30, 0]],
  [
    'two kinds on one day',
    [entry(1, '2026-03-02', 30), entry(1, '2026-03-02', 15, 'weekly')],
    [1, 45, 0],
  ],
  [
    'daily and night',
    [entry(1, '2026-03-02', 30), entry(1, '2026-03-02', 120, 'night')],
    [1, 30, 120],
  ],
  ['night alone', [entry(1, '2026-03-02', 240, 'night')], [1, 0, 240]],
  ['one day of two people', [entry(1, '2026-03-02', 30), entry(2, '2026-03-02', 60)], [2, 90, 0]],
])('%s', (_title, entries, expected) => {
  const { days, minutes, nightMinutes } = summarise(entries);
  expect([days, minutes, nightMinutes]).toEqual(expected);
});

test('each employee is named once', () => {
  const entries = [
    entry(2, '2026-03-03', 30),
    entry(1, '2026-03-02', 5),
    entry(2, '2026-03-02', 60),
  ];
  expect(summarise(entries).people).toEqual([
    { employeeId: 2, name: 'Employee 2', days: 2, minutes: 90, nightMinutes: 0 },
    { employeeId: 1, name: 'Employee 1', days: 1, minutes: 5, nightMinutes: 0 },
  ]);
});
