import {
  areInOrder,
  type CheckedShift,
  checkBreakRules,
  checkDays,
  checkShift,
} from './check-plan.ts';

const at = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
const hours = (text: string) => {
  const [start = '', end = ''] = text.split('–');
  return { start: at(start), end: at(end) };
};
const shift = (text: string, values: Partial<CheckedShift> = {}): CheckedShift => ({
  ...hours(text),
  expectedMin: 240,
  unpaidBreakMin: 0,
  coreFrom: null,
  coreTo: null,
  halfAt: null,
  graceInMin: 5,
  graceOutMin: 5,
  halfDayBelowMin: null,
  absentBelowMin: null,
  ...values,
});
const core = (text: string) => {
  const { start: coreFrom, end: coreTo } = hours(text);
  return { coreFrom, coreTo };
};

test.each<[string, CheckedShift, string[]]>([
  ['an office day', shift('09:00–17:30', { expectedMin: 480, unpaidBreakMin: 30 }), []],
  ['a night', shift('22:00–06:00', { expectedMin: 480, halfAt: at('02:00') }), []],
  ['a whole day', shift('08:00–08:00', { expectedMin: 1440 }), []],
  [
    'a minute too much',
    shift('09:00–17:30', { expectedMin: 481, unpaidBreakMin: 30 }),
    ['expectedMin'],
  ],
  [
    'grace as long as the shift',
    shift('09:00–13:00', { graceInMin: 240, graceOutMin: 240 }),
    ['graceInMin', 'graceOutMin'],
  ],
  ['grace of a minute less', shift('09:00–13:00', { graceInMin: 239, graceOutMin: 239 }), []],
  [
    'a half-day above what is expected',
    shift('09:00–17:00', { halfDayBelowMin: 241 }),
    ['halfDayBelowMin'],
  ],
  [
    'an absence above the half-day',
    shift('09:00–17:00', { halfDayBelowMin: 120, absentBelowMin: 121 }),
    ['absentBelowMin'],
  ],
  [
    'an absence above what is expected',
    shift('09:00–17:00', { absentBelowMin: 241 }),
    ['absentBelowMin'],
  ],
  [
    'limits that are equal',
    shift('09:00–17:00', { halfDayBelowMin: 240, absentBelowMin: 240 }),
    [],
  ],
  ['the middle at the start', shift('09:00–17:00', { halfAt: at('09:00') }), ['halfAt']],
  ['the middle at the end', shift('09:00–17:00', { halfAt: at('17:00') }), ['halfAt']],
  ['the middle outside of a night', shift('22:00–06:00', { halfAt: at('07:00') }), ['halfAt']],
  ['core hours of the whole shift', shift('09:00–17:00', core('09:00–17:00')), []],
  ['core hours of a night', shift('22:00–06:00', core('23:00–02:00')), []],
  ['core hours that begin before', shift('09:00–17:00', core('08:00–12:00')), ['coreFrom']],
  ['core hours that end later', shift('09:00–17:00', core('10:00–17:01')), ['coreTo']],
  ['core hours that end before they start', shift('09:00–17:00', core('12:00–11:00')), ['coreTo']],
  ['core hours without an end', shift('09:00–17:00', { coreFrom: at('10:00') }), ['coreTo']],
  ['core hours without a start', shift('09:00–17:00', { coreTo: at('10:00') }), ['coreFrom']],
  [
    'many broken rules: all of them',
    shift('09:00–10:00', { graceInMin: 60, halfAt: at('11:00'), ...core('08:00–09:30') }),
    ['expectedMin', 'graceInMin', 'halfAt', 'coreFrom'],
  ],
])('a shift: %s', (_title, checked, fields) => {
  expect(checkShift(checked).map(({ field }) => field)).toEqual(fields);
});

test.each<[string, string[], boolean]>([
  ['none', [], true],
  ['one', ['22:00–06:00'], true],
  ['two that touch', ['08:00–12:00', '12:00–16:00'], true],
  ['two that overlap', ['08:00–12:00', '11:59–16:00'], false],
  ['two in the wrong order', ['13:00–17:00', '08:00–12:00'], false],
  ['one after midnight', ['22:00–01:00', '23:00–02:00'], false],
])('shifts of a day are in order: %s', (_title, texts, expected) => {
  expect(areInOrder(texts.map(hours))).toBe(expected);
});

test.each<[string, string[][], string[]]>([
  ['a week of nights', [['22:00–06:00'], ['22:00–06:00'], []], []],
  ['a night into an early shift', [['22:00–06:00'], ['05:00–13:00'], []], ['days.0']],
  ['the last day into the first', [['05:00–13:00'], [], ['22:00–06:00']], ['days.2']],
  ['24 hours each day', [['08:00–08:00']], []],
  ['an overlap within a day', [['08:00–12:00', '09:00–13:00'], []], ['days.0']],
])('days of a cycle: %s', (_title, days, fields) => {
  expect(checkDays(days.map((texts) => texts.map(hours))).map(({ field }) => field)).toEqual(
    fields,
  );
});

test.each<[string, [number, boolean][], string[]]>([
  [
    'ascending',
    [
      [360, false],
      [540, false],
    ],
    [],
  ],
  [
    'paid and unpaid after the same minutes',
    [
      [360, false],
      [360, true],
    ],
    [],
  ],
  [
    'twice the same',
    [
      [360, false],
      [360, false],
    ],
    ['breakRules.1.afterMin'],
  ],
  [
    'descending',
    [
      [540, false],
      [300, true],
      [360, false],
    ],
    ['breakRules.2.afterMin'],
  ],
])('break rules: %s', (_title, rules, fields) => {
  const checked = rules.map(([afterMin, isPaid]) => ({ afterMin, isPaid, minutes: 30 }));
  expect(checkBreakRules(checked).map(({ field }) => field)).toEqual(fields);
});
