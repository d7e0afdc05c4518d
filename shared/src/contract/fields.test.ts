import * as z from 'zod/mini';
import {
  choiceRule,
  dateRule,
  emailRule,
  lineRule,
  nameRule,
  passwordRule,
  phoneRule,
  required,
  textRule,
  timeRule,
} from '../domain/index.ts';
import {
  emailAddress,
  enumIfPresent,
  newPassword,
  optionalDateOrTime,
  optionalEnum,
  optionalPhone,
  optionalText,
  requiredDate,
  requiredEnum,
  requiredText,
  withConfirmation,
} from './fields.ts';

/** Parses a value with a field's schema: returns the parsed value, else the error messages. */
function parse(schema: z.ZodMiniType, value: unknown): unknown {
  const { success, data, error } = schema.safeParse(value);
  return success ? { value: data } : error.issues.map(({ message }) => message);
}

const parsed = (value: unknown) => ({ value });
const OPTIONAL = [
  ['text', optionalText(textRule('Exit reason', 5))],
  ['name', optionalText(nameRule('Middle name', 5))],
  ['line', optionalText(lineRule('City', 5))],
  ['phone', optionalPhone(phoneRule('Phone'))],
  ['email', optionalText(emailRule('Email'))],
  ['enumeration', optionalEnum(choiceRule('Gender', ['Male', 'Female']))],
  ['date', optionalDateOrTime(dateRule('Joining date'))],
  ['time', optionalDateOrTime(timeRule('Shift start'))],
] as const;

test.each(OPTIONAL)(
  'an optional %s: absent stays absent, null and an empty string clear it (design §9)',
  (_, schema) => {
    expect(parse(schema, undefined)).toEqual(parsed(undefined));
    expect(parse(schema, null)).toEqual(parsed(null));
    expect(parse(schema, '')).toEqual(parsed(null));
    expect(parse(schema, 7)).toEqual([expect.any(String)]);
  },
);

const NAME = 'First name';
const EMAIL = emailAddress(emailRule('Email'));

test.each([
  ['required text', requiredText(textRule(NAME, 5)), ' Ana ', parsed('Ana')],
  ['required text', requiredText(textRule(NAME, 5)), 'abcde', parsed('abcde')],
  [
    'required text',
    requiredText(textRule(NAME, 5)),
    'abcdef',
    ['First name may have at most 5 characters'],
  ],
  ['required text', requiredText(textRule(NAME, 5)), '  ', ['First name is required']],
  ['required text', requiredText(textRule(NAME, 5)), undefined, ['First name is required']],
  ['required text', requiredText(textRule(NAME, 5)), 'a\nb', parsed('a\nb')],
  ['required name', requiredText(nameRule(NAME, 5)), 'Zoë', parsed('Zoë')],
  [
    'required name',
    requiredText(nameRule(NAME, 5)),
    'A\u200bda',
    ['First name contains an invisible character'],
  ],
  [
    'required name',
    requiredText(nameRule(NAME, 5)),
    '--',
    ['First name needs at least one letter or digit'],
  ],
  ['optional name', optionalText(nameRule(NAME, 5)), ' Ana ', parsed('Ana')],
  ['optional name', optionalText(nameRule(NAME, 5)), '  ', parsed(null)],
  [
    'optional name',
    optionalText(nameRule(NAME, 5)),
    '-',
    ['First name needs at least one letter or digit'],
  ],
  [
    'optional name',
    optionalText(nameRule(NAME, 5)),
    'abcdef',
    ['First name may have at most 5 characters'],
  ],
  ['optional line', optionalText(lineRule('City', 5)), '--', parsed('--')],
  [
    'optional line',
    optionalText(lineRule('City', 5)),
    'a\nb',
    ['City contains an invisible character'],
  ],
  ['optional text', optionalText(textRule('Notes', 5)), 'a\nb', parsed('a\nb')],
  [
    'optional text',
    optionalText(textRule('Notes', 5)),
    'abcdef',
    ['Notes may have at most 5 characters'],
  ],
])('%s %#: %j is %j', (_, schema, value, expected) => {
  expect(parse(schema, value)).toEqual(expected);
});

test.each([
  [' ana@b.example ', parsed('ana@b.example')],
  [undefined, ['Email is required']],
  [' ', ['Email is required']],
  ['ana', ['Email is invalid']],
  ['a@b.example, c@d.example', ['Email is invalid']],
  ['a\u200b@b.example', ['Email is invalid']],
  [`${'a'.repeat(250)}@b.example`, ['Email is too long']],
])('the email address %j is %j (spec §5)', (value, expected) => {
  expect(parse(EMAIL, value)).toEqual(expected);
});

test.each([
  ['ana@b.example', parsed('ana@b.example')],
  ['ana', ['Contact is invalid']],
  [`${'a'.repeat(250)}@b.example`, ['Contact is too long']],
])('the optional address %j is %j', (value, expected) => {
  expect(parse(optionalText(emailRule('Contact')), value)).toEqual(expected);
});

const PHONES = [
  ['+1 (555) 01-00.1', true],
  ['5', true],
  ['(+44) 20 7946 0000', true],
  ['(+)', false],
  ['()', false],
  ['+', false],
  ['555 0100 ext 2', false],
  ['5550100;x', false],
  ['1'.repeat(32), true],
] as const;

test.each(PHONES)('the phone number %j is valid: %s (spec §5)', (value, isValid) => {
  expect(parse(requiredText(phoneRule('Phone')), value)).toEqual(
    isValid ? parsed(value) : ['Phone is invalid'],
  );
  expect(parse(optionalPhone(phoneRule('Phone')), value)).toEqual(
    isValid ? parsed(value) : ['Phone is invalid'],
  );
});

test.each([
  [requiredText(phoneRule('Phone')), '', ['Phone is required']],
  [
    requiredText(required(phoneRule('Phone'), 'Phone number is required')),
    undefined,
    ['Phone number is required'],
  ],
  [optionalPhone(phoneRule('Phone')), '1'.repeat(33), ['Phone is invalid']],
])('a phone number %#: %j gives %j (spec §5)', (schema, value, expected) => {
  expect(parse(schema, value)).toEqual(expected);
});

const GENDERS = ['Male', 'Female'] as const;
const UNKNOWN_GENDER = ['Gender must be one of Male, Female'];

test.each([
  ['optional', optionalEnum(choiceRule('Gender', GENDERS)), 'Female', parsed('Female')],
  ['optional', optionalEnum(choiceRule('Gender', GENDERS)), 'female', UNKNOWN_GENDER],
  ['if present', enumIfPresent(choiceRule('Gender', GENDERS)), undefined, parsed(undefined)],
  ['if present', enumIfPresent(choiceRule('Gender', GENDERS)), '', UNKNOWN_GENDER],
  ['if present', enumIfPresent(choiceRule('Gender', GENDERS)), null, UNKNOWN_GENDER],
  ['required', requiredEnum(choiceRule('Gender', GENDERS)), 'Male', parsed('Male')],
  ['required', requiredEnum(choiceRule('Gender', GENDERS)), 'Robot', UNKNOWN_GENDER],
  ['required', requiredEnum(choiceRule('Gender', GENDERS)), '', ['Gender is required']],
  ['required', requiredEnum(choiceRule('Gender', GENDERS)), undefined, ['Gender is required']],
])('a value of an enumeration, %s %#', (_, schema, value, expected) => {
  expect(parse(schema, value)).toEqual(expected);
});

const INVALID_DATE = ['Start must be a date like 2026-03-28'];

test.each([
  ['2028-02-29', parsed('2028-02-29')],
  ['1900-01-01', parsed('1900-01-01')],
  ['2199-12-31', parsed('2199-12-31')],
  ['1899-12-31', INVALID_DATE],
  ['2200-01-01', INVALID_DATE],
  ['0202-03-01', INVALID_DATE],
  ['2026-02-29', INVALID_DATE],
  ['2026-3-1', INVALID_DATE],
  ['2026-03-01T00:00:00Z', INVALID_DATE],
  [' 2026-03-01', INVALID_DATE],
])('the company date %j is %j', (value, expected) => {
  expect(parse(requiredDate(dateRule('Start')), value)).toEqual(expected);
  expect(parse(optionalDateOrTime(dateRule('Start')), value)).toEqual(expected);
});

test('a required company date reports that it is missing', () => {
  expect(parse(requiredDate(dateRule('Start')), undefined)).toEqual(['Start is required']);
  expect(parse(requiredDate(dateRule('Start')), '')).toContain('Start is required');
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
])('the time of day %j is valid: %s', (value, isValid) => {
  const expected = isValid ? parsed(value) : ['Shift must be a time like 09:00'];
  expect(parse(optionalDateOrTime(timeRule('Shift')), value)).toEqual(expected);
});

test.each([
  ['abcde', ['Password must be at least 6 characters']],
  ['abcdef', parsed('abcdef')],
  ['      ', parsed('      ')],
  ['a'.repeat(200), parsed('a'.repeat(200))],
  ['a'.repeat(201), ['A password can have at most 200 characters']],
  [undefined, ['Password is required']],
])('a new password %#, which is never trimmed (spec §5, spec §9)', (value, expected) => {
  expect(parse(newPassword(passwordRule(6)), value)).toEqual(expected);
});

const BODY = withConfirmation(
  z.object({ email: EMAIL, password: newPassword(passwordRule(6)), confirmPassword: z.string() }),
  'Passwords do not match',
);

test.each([
  ['an equal password', { password: 'abcdef', confirmPassword: 'abcdef' }, []],
  [
    'a different password',
    { password: 'abcdef', confirmPassword: 'ABCDEF' },
    ['Passwords do not match'],
  ],
  ['an unconfirmed password', { password: 'abcdef', confirmPassword: '' }, []],
])('a confirmation of %s (spec §5)', (_, passwords, expected) => {
  const { error } = BODY.safeParse({ email: 'a@b.example', ...passwords });
  expect(error?.issues.map(({ message }) => message) ?? []).toEqual(expected);
});

test('a different confirmation is reported together with other invalid fields, under its own name (spec §5)', () => {
  const { error } = BODY.safeParse({ password: 'abc', confirmPassword: 'abd' });
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['email', 'Email is required'],
    ['password', 'Password must be at least 6 characters'],
    ['confirmPassword', 'Passwords do not match'],
  ]);
});

test.each([[null], ['text'], [{ email: 'a@b.example' }]])(
  'a confirmation is not checked without both passwords: %j',
  (body) => {
    const messages = parse(BODY, body);
    expect(messages).not.toContain('Passwords do not match');
  },
);
