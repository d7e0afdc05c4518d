import { dayRemarks, logRemarks, sheetDate } from './remarks.ts';

const FIGURES = { status: null, lateMins: 0, isMissingOut: false, holiday: null };

test.each<[Partial<Parameters<typeof dayRemarks>[0]['figures']>, string | null, string[]]>([
  [{}, null, []],
  [{ status: 'Present' }, null, []],
  [{ status: 'Day off' }, null, ['Day off']],
  [{ status: 'Absent' }, null, ['Absent']],
  [{ status: 'Half-day', lateMins: 12 }, null, ['Half-day', 'Late 0:12']],
  [{ status: 'Leave' }, 'Annual', ['Leave: Annual']],
  // The leave was deleted since the day was closed.
  [{ status: 'Leave' }, null, ['Leave']],
  [{ status: 'Half-day' }, 'Sick', ['Half-day', 'Leave: Sick']],
  [{ status: 'Holiday', holiday: 'Founding Day' }, null, ['Holiday: Founding Day']],
  [{ isMissingOut: true }, null, ['Missing punch-out']],
])('a day with %j and leave %j has the remarks %j', (figures, leave, expected) => {
  expect(dayRemarks({ figures: { ...FIGURES, ...figures }, leave })).toEqual(expected);
});

test.each([
  ['UTC', null, []],
  ['UTC', 'Forgot', ['Corrected: Forgot']],
  ['UTC', '', ['Corrected']],
  ['America/Chicago', 'Forgot', ['America/Chicago', 'Corrected: Forgot']],
])('a log in %s with the note %j has the remarks %j', (zone, note, expected) => {
  expect(logRemarks({ zone, note }, 'UTC')).toEqual(expected);
});

test.each([
  ['2026-03-09', 'Mon 09'],
  ['2024-02-29', 'Thu 29'],
])('%s is %s', (date, expected) => {
  expect(sheetDate(date)).toBe(expected);
});
