import { bodyOf, checkValues, type PolicyValues, policyOf, valuesOf } from './policy-values.ts';

const EMPTY: PolicyValues = { ...valuesOf(undefined), name: 'Law', from: '2026-03-02', to: '' };
const factors = (changes: Partial<PolicyValues['payRules']>) => ({ ...EMPTY.payRules, ...changes });
const rule = (afterMin: string, minutes: string, isPaid = false) => ({ afterMin, minutes, isPaid });

test('without a policy the form has the default, which deducts and rounds nothing', () => {
  expect(EMPTY).toMatchObject({ rounding: 'nearest', stepMin: 1, breakRules: [], nightFrom: '' });
  expect(checkValues(EMPTY)).toEqual({});
});

test.each<[Partial<PolicyValues>, string, RegExp]>([
  [{ overtimeDailyAfterMin: 'soon' }, 'overtimeDailyAfterMin', /like 8:00/],
  [{ overtimeDailyAfterMin: '25:00' }, 'overtimeDailyAfterMin', /at most 24 hours/],
  [{ overtimeWeeklyAfterMin: '169:00' }, 'overtimeWeeklyAfterMin', /at most 168 hours/],
  [{ breakRules: [rule('6:00', '')] }, 'breakRules', /two durations/],
  [{ breakRules: [rule('6:00', '0:00')] }, 'breakRules', /two durations/],
  [{ breakRules: [rule('6:00', '0:30'), rule('6:00', '0:45')] }, 'breakRules', /more minutes/],
  [{ payRules: factors({ daily: '11' }) }, 'payRules', /^Daily overtime must be a number/],
  [{ payRules: factors({ weekly: '1.255' }) }, 'payRules', /two decimals/],
  [{ nightFrom: '22:00' }, 'nightTo', /a start and an end/],
  [{ payRules: factors({ night: '1.25' }) }, 'nightFrom', /needs when the night/],
])('%j is an error of %s', (changes, field, message) => {
  const errors = checkValues({ ...EMPTY, ...changes });
  expect(Object.keys(errors)).toEqual([field]);
  expect(errors[field as keyof PolicyValues]).toMatch(message);
  expect(policyOf({ ...EMPTY, ...changes })).toBeUndefined();
});

test('everything that is shown is sent', () => {
  const values: PolicyValues = {
    ...EMPTY,
    name: ' Law ',
    rounding: 'down',
    stepMin: 15,
    breakRules: [rule('6:00', '0:30'), rule('0:00', '0:10', true)],
    overtimeDailyAfterMin: '8',
    overtimeWeeklyAfterMin: '40:00',
    nightFrom: '22:00',
    nightTo: '06:00',
    payRules: factors({ night: '1,25', daily: '1.5' }),
  };
  const body = bodyOf('department:3', values);
  expect(body).toEqual({
    scope: 'department:3',
    from: '2026-03-02',
    to: null,
    name: 'Law',
    rounding: 'down',
    stepMin: 15,
    breakRules: [
      { afterMin: 360, minutes: 30, isPaid: false },
      { afterMin: 0, minutes: 10, isPaid: true },
    ],
    overtimeDailyAfterMin: 480,
    overtimeWeeklyAfterMin: 2400,
    nightFrom: '22:00',
    nightTo: '06:00',
    payRules: [
      { bucket: 'daily', multiplier: 1.5 },
      { bucket: 'night', multiplier: 1.25 },
    ],
  });
  expect(policyOf(values)).toMatchObject({
    nightFrom: 1320,
    nightTo: 360,
    paidBuckets: ['daily', 'night'],
  });
});
