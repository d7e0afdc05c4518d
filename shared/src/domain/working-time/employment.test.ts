import { type Employment, isEmployedOn } from './employment.ts';

const EMPLOYMENT: Employment = {
  joiningDate: '2026-03-02',
  accountDate: '2026-02-01',
  exitDate: null,
  inactiveSince: null,
  awaitsActivation: false,
};

test.each<[string, Partial<Employment>, string, boolean]>([
  ['the joining date', {}, '2026-03-02', true],
  ['the day before', {}, '2026-03-01', false],
  ['the day of the account, without a joining date', { joiningDate: null }, '2026-02-01', true],
  ['the day before the account', { joiningDate: null }, '2026-01-31', false],
  ['the exit date', { exitDate: '2026-03-10' }, '2026-03-10', true],
  ['the day after', { exitDate: '2026-03-10' }, '2026-03-11', false],
  ['the day of a deactivation', { inactiveSince: '2026-03-10' }, '2026-03-10', true],
  ['the day after it', { inactiveSince: '2026-03-10' }, '2026-03-11', false],
  [
    'after a deactivation, before the exit date',
    { inactiveSince: '2026-03-10', exitDate: '2026-03-20' },
    '2026-03-15',
    true,
  ],
  ['an account that awaits activation', { awaitsActivation: true }, '2026-03-05', false],
])('%s', (_title, changes, date, expected) => {
  expect(isEmployedOn({ ...EMPLOYMENT, ...changes }, date)).toBe(expected);
});
