import * as z from 'zod/mini';
import type { Call } from './call.ts';
import * as contract from './index.ts';
import { isSecretField, replaceSecrets, SECRET_FIELDS, withoutSecrets } from './secret-fields.ts';

/**
 * Fields that a draft may store. Each field that is sent, and each of a record, is either here or in `SECRET_FIELDS`, so
 * that the author of a new one decides.
 */
const PUBLIC_FIELDS = `
  id employeeId employee firstName middleName lastName email phone country dob gender avatarUrl profilePhotoUrl
  profilePhoto role rights isActive isInvited isOnBreak dailyMail vacationDays department designation merges published
  joiningDate workLocation shiftStartTime shiftEndTime exitDate exitReason deactivateOnExit employmentType status
  verificationStatus
  currentAddressLine currentAddressCity currentAddressState currentAddressPincode permanentSameAsCurrent
  permanentAddressLine permanentAddressCity permanentAddressState permanentAddressPincode emergencyContactName
  emergencyContactRelation emergencyContactPhone emergencyContactEmail emergencyContactAddress version effectiveDate
  workDate acceptsUnsettled forDate postedDate entries versions before type punchIn punchOut punchInAt punchOutAt
  punchedOutAt start end rows timeLogId startAt endAt breaks logs ids supersedes reason startDate endDate decidedAt
  title text showFrom showUntil name weekStart kind startTime endTime expectedMin coreFrom coreTo unpaidBreakMin
  halfAt graceInMin graceOutMin acceptBeforeMin acceptAfterMin halfDayBelowMin absentBelowMin colour anchorDate days
  region holidays date part scope after from to scheduleId calendarId zone rounding stepMin breakRules afterMin
  minutes isPaid overtimeDailyAfterMin overtimeWeeklyAfterMin nightFrom nightTo payRules bucket multiplier shiftIds
  includesPlanned changes overwritten search revision draft isDraft audience isHidden list filter columns
  format separator hasNotes employeeCode matchBy existing addsDepartments invites action values whole undo query
`.split(/\s+/);

/** The bodies of all calls of the contract that have one. */
const BODIES = Object.entries(contract).flatMap(([name, value]) =>
  isCall(value) && value.body ? [[name, value.body] as const] : [],
);

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'path' in value && 'response' in value;
}

/** Names of all fields in a schema, at any depth. */
function fieldsIn(schema: z.core.$ZodType): string[] {
  const names = new Set<string>();
  const walk = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return;
    if ('properties' in node && typeof node.properties === 'object' && node.properties !== null)
      for (const name of Object.keys(node.properties)) names.add(name);
    for (const value of Object.values(node)) walk(value);
  };
  walk(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  return [...names];
}
const isPublic = (name: string) => PUBLIC_FIELDS.includes(name);
const unclassified = (names: readonly string[]) =>
  names.filter((name) => isSecretField(name) === isPublic(name));

test('the calls with a body are found', () => {
  expect(BODIES.map(([name]) => name)).toEqual(
    expect.arrayContaining(['login', 'register', 'createEmployee', 'updateEmployee', 'updateMe']),
  );
});

test.each(BODIES)('every field that %s sends is either secret or public', (_name, body) => {
  expect(unclassified(fieldsIn(body))).toEqual([]);
});

test.each([
  ['the record', contract.employeeRecord],
  ['an update', contract.employeeUpdate],
  ['a registration by an administrator', contract.newEmployee],
  ['a self-registration', contract.registration],
  ['a row of the list', contract.employeeRow],
  ['a document', contract.document],
])('every field of %s is either secret or public', (_name, schema) => {
  expect(unclassified(fieldsIn(schema))).toEqual([]);
});

test('an unclassified field is found', () => {
  expect(unclassified(['firstName', 'passportNumber', 'pan'])).toEqual(['passportNumber']);
});

// Field names of the admin register form (spec §3) and of the API (spec §3, spec §7).
test.each([
  ['password', 'password password_confirmation confirmPassword currentPassword'],
  ['code', 'otpCode ref resetToken token'],
  [
    'bank',
    'bankAccountHolderName bankAccountNumber bankIfscCode bankName bankBranch accountType account_holder_name account_number ifsc_code bank_name',
  ],
  ['medical', 'bloodGroup blood_group medicalCondition medical_condition'],
  ['identity', 'aadhaar pan aadhaarCard aadhaar_card panCard pan_card documents url'],
  ['pf', 'pfNumber pf_number hasPf has_pf'],
])('%s values are secret, in either spelling', (group, names) => {
  expect(Object.keys(SECRET_FIELDS)).toContain(group);
  expect(names.split(' ').filter((name) => !isSecretField(name))).toEqual([]);
});

test.each(['firstName', 'company', 'panel', 'accountant', 'reference', 'type', 'bankHoliday'])(
  '%s is not secret',
  (name) => expect(isSecretField(name)).toBe(false),
);

test('secrets are removed at any depth; everything else is unchanged', () => {
  const since = new Date(0);
  expect(
    withoutSecrets({
      firstName: 'Ada',
      pf_number: 'PF-1',
      rows: [{ note: 'x', bloodGroup: 'AB-' }],
      none: null,
      since,
    }),
  ).toEqual({ firstName: 'Ada', rows: [{ note: 'x' }], none: null, since });
  expect(withoutSecrets('text')).toBe('text');
  expect(withoutSecrets(null)).toBeNull();
});

test('secrets can be replaced instead of removed', () => {
  expect(replaceSecrets({ pan: 'X', name: 'Ada' }, () => '•••')).toEqual({
    pan: '•••',
    name: 'Ada',
  });
});
