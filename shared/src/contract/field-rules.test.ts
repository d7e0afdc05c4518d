import type * as z from 'zod/mini';
import { errorOf, type FieldRule, required } from '../domain/index.ts';
import { createDocument } from './document.ts';
import { newEmployee } from './employee-create.ts';
import { employeeUpdate } from './employee-record.ts';
import { EMPLOYEE_RULES } from './employee-rules.ts';
import { DOCUMENT_NAME_RULE, EMAIL_RULE, REASON_RULE, requestCorrections } from './index.ts';
import { requestLeaveFor } from './leave.ts';
import { createTimeLog } from './manual-time-log.ts';
import { forgotPassword, setPassword } from './recovery.ts';
import { registration } from './registration.ts';
import { REGISTRATION_RULES, RESET_PASSWORD_RULE } from './registration-rules.ts';

type Shape = Readonly<Record<string, z.core.$ZodType>>;
const shapeOf = (schema: z.ZodMiniType | undefined) => (schema as z.ZodMiniObject).shape as Shape;

/** Each form: its fields' rules, and the schemas of the same fields in the request. */
const FORMS: readonly [string, Readonly<Record<string, FieldRule>>, Shape][] = [
  ['self-registration', REGISTRATION_RULES, shapeOf(registration)],
  ['recovery', { email: EMAIL_RULE }, shapeOf(forgotPassword.body)],
  ['reset', { password: RESET_PASSWORD_RULE }, shapeOf(setPassword.body)],
  ['Edit Employee', EMPLOYEE_RULES, shapeOf(employeeUpdate)],
  [
    'Register Employee',
    {
      ...EMPLOYEE_RULES,
      phone: required(EMPLOYEE_RULES.phone),
      gender: required(EMPLOYEE_RULES.gender),
    },
    shapeOf(newEmployee),
  ],
  ['document', { type: DOCUMENT_NAME_RULE }, shapeOf(createDocument.body)],
  ['leave request', { reason: REASON_RULE }, shapeOf(requestLeaveFor.body)],
  ['manual log', { reason: required(REASON_RULE) }, shapeOf(createTimeLog.body)],
  ['correction', { reason: required(REASON_RULE) }, shapeOf(requestCorrections.body)],
];
const FIELDS = FORMS.flatMap(([form, rules, shape]) =>
  Object.entries(rules).map(([name, rule]) => [form, name, rule, shape[name]] as const),
);

/** Texts at and beyond every limit of a rule, besides those that one kind of field accepts and others do not. */
function valuesFor(rule: FieldRule): readonly string[] {
  const max = rule.limit?.max ?? 50;
  const options = 'options' in rule ? (rule.options as readonly string[]) : [];
  return [
    ...options,
    '',
    ' ',
    '   ',
    'a',
    ' a ',
    '-',
    'a\u200bb',
    'a\nb',
    'Male',
    'male',
    'IT',
    'AB+',
    'ACTIVE',
    'ana@b.example',
    ' ana@b.example ',
    'ana@b',
    'a\u200b@b.example',
    `${'a'.repeat(max - 10)}@b.example`,
    `${'a'.repeat(max)}@b.example`,
    '2028-02-29',
    '2026-02-29',
    '1899-12-31',
    '2200-01-01',
    ' 2026-03-01',
    '09:00',
    '24:00',
    '+1 (555) 01-00.1',
    '555 ext 2',
    '1'.repeat(32),
    '1'.repeat(33),
    'abcde',
    'abcdef',
    'abcdefg',
    'abcdefgh',
    'x'.repeat(max),
    ` ${'x'.repeat(max)} `,
    'x'.repeat(max + 1),
    '😀'.repeat(7),
    '😀'.repeat(max),
    '😀'.repeat(max + 1),
  ];
}

test.each(FIELDS)(
  'in the form %s, the field %s exists in the request',
  (_form, _name, _, schema) => {
    expect(schema).toBeDefined();
  },
);

test.each(FIELDS)(
  'in the form %s, browser and server accept the same values of %s (decision 056)',
  (_form, _name, rule, schema) => {
    const server = (value: string) => (schema as z.ZodMiniType).safeParse(value);
    const values = valuesFor(rule);
    // The form omits an empty optional field, or sends it as null.
    const isSent = (value: string) => rule.isRequired || value.trim() !== '';
    const verdicts = values
      .filter(isSent)
      .map((value) => [value, errorOf(rule, value) === undefined, server(value).success]);
    expect(verdicts.filter(([, browser, ours]) => browser !== ours)).toEqual([]);
    expect(verdicts.some(([, browser]) => browser)).toBe(true);
    expect(verdicts.some(([, browser]) => !browser)).toBe(true);
  },
);

test.each(FIELDS)(
  'in the form %s, the message of the browser for %s is one of the server’s',
  (_form, _name, rule, schema) => {
    for (const value of valuesFor(rule)) {
      const { error } = (schema as z.ZodMiniType).safeParse(value);
      const message = errorOf(rule, value);
      if (!error || message === undefined) continue;
      expect(error.issues.map((issue) => issue.message)).toContain(message);
    }
  },
);

test('the specified rules alone accept what only our server refuses (spec §5)', () => {
  const { firstName, email, password } = REGISTRATION_RULES;
  const specified = (rule: FieldRule, value: string) =>
    errorOf(rule, value, { specifiedOnly: true });
  expect(specified(firstName, 'x'.repeat(200))).toBeUndefined();
  expect(specified(firstName, ' ')).toBe('First name is required');
  expect(specified(email, 'ana@')).toBe('Email is invalid');
  expect(specified(password, 'seven77')).toBe('Password must be at least 8 characters');
  expect(specified(EMPLOYEE_RULES.gender, 'non_binary')).toBeUndefined();
});

test('a value that is not text has no error, and an absent one counts as empty', () => {
  expect(errorOf(EMAIL_RULE, undefined)).toBe('Email is required');
  expect(errorOf(EMPLOYEE_RULES.pan, null)).toBeUndefined();
  expect(errorOf(REASON_RULE, true)).toBeUndefined();
});
