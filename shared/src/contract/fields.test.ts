import * as z from 'zod/mini';
import {
  companyDate,
  emailAddress,
  newPassword,
  optionalDate,
  optionalEmail,
  optionalLine,
  optionalName,
  optionalPhone,
  optionalText,
  optionalTime,
  optionalWord,
  phoneNumber,
  requiredName,
  requiredText,
  requiredWord,
  withConfirmation,
  wordIfGiven,
} from './fields.ts';

/** What a field makes of a value: the value kept, else the sentences of what is wrong with it. */
function judge(schema: z.ZodMiniType, value: unknown): unknown {
  const { success, data, error } = schema.safeParse(value);
  return success ? { kept: data } : error.issues.map(({ message }) => message);
}

const kept = (value: unknown) => ({ kept: value });
const OPTIONAL = [
  ['text', optionalText('Exit reason', 5)],
  ['name', optionalName('Middle name', 5)],
  ['line', optionalLine('City', 5)],
  ['phone', optionalPhone('Phone')],
  ['e-mail', optionalEmail('Email')],
  ['word', optionalWord('Gender', ['Male', 'Female'])],
  ['date', optionalDate('Joining date')],
  ['time', optionalTime('Shift start')],
] as const;

test.each(OPTIONAL)(
  'an optional %s: absent stays absent, null and an empty text clear it (design §9)',
  (_, schema) => {
    expect(judge(schema, undefined)).toEqual(kept(undefined));
    expect(judge(schema, null)).toEqual(kept(null));
    expect(judge(schema, '')).toEqual(kept(null));
    expect(judge(schema, 7)).toEqual([expect.any(String)]);
  },
);

const NAME = 'First name';

test.each([
  ['required text', requiredText(NAME, 5), ' Ana ', kept('Ana')],
  ['required text', requiredText(NAME, 5), 'abcde', kept('abcde')],
  ['required text', requiredText(NAME, 5), 'abcdef', ['First name may have at most 5 characters']],
  ['required text', requiredText(NAME, 5), '  ', ['First name is required']],
  ['required text', requiredText(NAME, 5), undefined, ['First name is required']],
  ['required text', requiredText(NAME, 5), 'a\nb', kept('a\nb')],
  ['required name', requiredName(NAME, 5), 'Zoë', kept('Zoë')],
  [
    'required name',
    requiredName(NAME, 5),
    'A\u200bda',
    ['First name holds a character that cannot be seen'],
  ],
  ['required name', requiredName(NAME, 5), '--', ['First name needs at least one letter or digit']],
  ['optional name', optionalName(NAME, 5), ' Ana ', kept('Ana')],
  ['optional name', optionalName(NAME, 5), '  ', kept(null)],
  ['optional name', optionalName(NAME, 5), '-', ['First name needs at least one letter or digit']],
  ['optional name', optionalName(NAME, 5), 'abcdef', ['First name may have at most 5 characters']],
  ['optional line', optionalLine('City', 5), '--', kept('--')],
  [
    'optional line',
    optionalLine('City', 5),
    'a\nb',
    ['City holds a character that cannot be seen'],
  ],
  ['optional text', optionalText('Notes', 5), 'a\nb', kept('a\nb')],
  ['optional text', optionalText('Notes', 5), 'abcdef', ['Notes may have at most 5 characters']],
])('%s %#: %j is %j', (_, schema, value, expected) => {
  expect(judge(schema, value)).toEqual(expected);
});

test.each([
  [' ana@b.example ', kept('ana@b.example')],
  [undefined, ['Email is required']],
  [' ', ['Email is required']],
  ['ana', ['Email is invalid']],
  ['a@b.example, c@d.example', ['Email is invalid']],
  ['a\u200b@b.example', ['Email is invalid']],
  [`${'a'.repeat(250)}@b.example`, ['Email is too long']],
])('the e-mail address %j is %j (spec §5)', (value, expected) => {
  expect(judge(emailAddress, value)).toEqual(expected);
});

test.each([
  ['ana@b.example', kept('ana@b.example')],
  ['ana', ['Contact is invalid']],
  [`${'a'.repeat(250)}@b.example`, ['Contact is too long']],
])('the optional address %j is %j', (value, expected) => {
  expect(judge(optionalEmail('Contact'), value)).toEqual(expected);
});

const PHONES = [
  ['+1 (555) 01-00.1', true],
  ['5', true],
  ['()', false],
  ['+', false],
  ['555 0100 ext 2', false],
  ['5550100;x', false],
  ['1'.repeat(32), true],
] as const;

test.each(PHONES)('the phone number %j is one: %s (spec §5)', (value, isOne) => {
  expect(judge(phoneNumber('Phone'), value)).toEqual(isOne ? kept(value) : ['Phone is invalid']);
  expect(judge(optionalPhone('Phone'), value)).toEqual(isOne ? kept(value) : ['Phone is invalid']);
});

test.each([
  [phoneNumber('Phone'), '', ['Phone is required']],
  [phoneNumber('Phone', 'Phone number is required'), undefined, ['Phone number is required']],
  [optionalPhone('Phone'), '1'.repeat(33), ['Phone is invalid']],
])('a phone number %#: of %j it is said %j (spec §5)', (schema, value, expected) => {
  expect(judge(schema, value)).toEqual(expected);
});

const WORDS = ['Male', 'Female'] as const;
const UNKNOWN = ['Gender must be one of Male, Female'];

test.each([
  ['optional', optionalWord('Gender', WORDS), 'Female', kept('Female')],
  ['optional', optionalWord('Gender', WORDS), 'female', UNKNOWN],
  ['if given', wordIfGiven('Gender', WORDS), undefined, kept(undefined)],
  ['if given', wordIfGiven('Gender', WORDS), '', UNKNOWN],
  ['if given', wordIfGiven('Gender', WORDS), null, UNKNOWN],
  ['required', requiredWord('Gender', WORDS), 'Male', kept('Male')],
  ['required', requiredWord('Gender', WORDS), 'Robot', UNKNOWN],
  ['required', requiredWord('Gender', WORDS), '', ['Gender is required']],
  ['required', requiredWord('Gender', WORDS), undefined, ['Gender is required']],
])('a word of a list, %s %#: %#', (_, schema, value, expected) => {
  expect(judge(schema, value)).toEqual(expected);
});

const NO_DATE = ['Start must be a date like 2026-03-28'];

test.each([
  ['2028-02-29', kept('2028-02-29')],
  ['1900-01-01', kept('1900-01-01')],
  ['2199-12-31', kept('2199-12-31')],
  ['1899-12-31', NO_DATE],
  ['2200-01-01', NO_DATE],
  ['0202-03-01', NO_DATE],
  ['2026-02-29', NO_DATE],
  ['2026-3-1', NO_DATE],
  ['2026-03-01T00:00:00Z', NO_DATE],
  [' 2026-03-01', NO_DATE],
])('the company date %j is %j', (value, expected) => {
  expect(judge(companyDate('Start'), value)).toEqual(expected);
  expect(judge(optionalDate('Start'), value)).toEqual(expected);
});

test('a company date that has to be given says so', () => {
  expect(judge(companyDate('Start'), undefined)).toEqual(['Start is required']);
  expect(judge(companyDate('Start'), '')).toContain('Start is required');
});

test.each([
  ['00:00', true],
  ['23:59', true],
  ['09:05:30', true],
  ['24:00', false],
  ['9:00', false],
  ['09:60', false],
  ['09:00:60', false],
  ['09:00 PM', false],
])('the time of day %j is one: %s', (value, isOne) => {
  const expected = isOne ? kept(value) : ['Shift must be a time like 09:00'];
  expect(judge(optionalTime('Shift'), value)).toEqual(expected);
});

test.each([
  ['abcde', ['Password must be at least 6 characters']],
  ['abcdef', kept('abcdef')],
  ['      ', kept('      ')],
  ['a'.repeat(200), kept('a'.repeat(200))],
  ['a'.repeat(201), ['A password can have at most 200 characters']],
  [undefined, ['Password is required']],
])('a new password %#, which is never trimmed (spec §5, §9)', (value, expected) => {
  expect(judge(newPassword(6), value)).toEqual(expected);
});

const BODY = withConfirmation(
  z.object({ email: emailAddress, password: newPassword(6), confirmPassword: z.string() }),
  'Passwords do not match',
);

test.each([
  ['two that are the same', { password: 'abcdef', confirmPassword: 'abcdef' }, []],
  [
    'two that differ',
    { password: 'abcdef', confirmPassword: 'ABCDEF' },
    ['Passwords do not match'],
  ],
  ['one that is not confirmed yet', { password: 'abcdef', confirmPassword: '' }, []],
])('a confirmation of %s (spec §5)', (_, passwords, expected) => {
  const { error } = BODY.safeParse({ email: 'a@b.example', ...passwords });
  expect(error?.issues.map(({ message }) => message) ?? []).toEqual(expected);
});

test('a confirmation that differs is told beside other broken fields, under its own name (spec §5)', () => {
  const { error } = BODY.safeParse({ password: 'abc', confirmPassword: 'abd' });
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['email', 'Email is required'],
    ['password', 'Password must be at least 6 characters'],
    ['confirmPassword', 'Passwords do not match'],
  ]);
});

test.each([[null], ['text'], [{ email: 'a@b.example' }]])(
  'nothing is said of a confirmation where there are no two passwords: %j',
  (body) => {
    const messages = judge(BODY, body);
    expect(messages).not.toContain('Passwords do not match');
  },
);
