import { attendanceDay, type DayFacts } from './attendance-day.ts';

const DEFAULTS: DayFacts = {
  date: '2026-03-10',
  today: '2026-03-10',
  joiningDate: '2020-01-01',
  exitDate: null,
  isOnApprovedLeave: false,
  hasPunchIn: false,
};

test.each<[string, Partial<DayFacts>, ReturnType<typeof attendanceDay>]>([
  ['no punch-in', {}, 'Absent'],
  ['today before the punch-in', { date: '2026-03-10' }, 'Absent'],
  ['a punch-in', { hasPunchIn: true }, 'Present'],
  ['leave', { isOnApprovedLeave: true }, 'Leave'],
  ['leave wins over a punch-in', { isOnApprovedLeave: true, hasPunchIn: true }, 'Leave'],
  ['future', { date: '2026-03-11' }, null],
  ['future leave', { date: '2026-03-11', isOnApprovedLeave: true }, 'Leave'],
  ['the day before joining', { joiningDate: '2026-03-11' }, null],
  ['a punch-in before joining', { joiningDate: '2026-03-11', hasPunchIn: true }, null],
  ['leave before joining', { joiningDate: '2026-03-11', isOnApprovedLeave: true }, null],
  ['the joining day', { joiningDate: '2026-03-10' }, 'Absent'],
  ['the last day', { exitDate: '2026-03-10', hasPunchIn: true }, 'Present'],
  ['the day after exit', { exitDate: '2026-03-09', hasPunchIn: true }, null],
  ['leave after exit', { exitDate: '2026-03-09', isOnApprovedLeave: true }, null],
  ['joining date unknown', { joiningDate: null }, 'Absent'],
  ['a year end', { date: '2025-12-31', today: '2026-01-01', hasPunchIn: true }, 'Present'],
  ['a future leap day', { date: '2028-02-29', today: '2028-02-28' }, null],
  ['a past leap day', { date: '2028-02-29', today: '2028-03-01' }, 'Absent'],
])('%s', (_title, facts, expected) => {
  expect(attendanceDay({ ...DEFAULTS, ...facts })).toBe(expected);
});
