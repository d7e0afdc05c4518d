/**
 * Fields whose values no browser storage, audit row or log may have: in the names of the wire (spec §3, §7) and of the
 * forms. Drafts, masking and their tests read this list alone. Spelling does not count: `pfNumber` stands for
 * `pf_number` as well.
 */
export const SECRET_FIELDS = {
  password: [
    'password',
    'confirmPassword',
    'passwordConfirmation',
    'currentPassword',
    'newPassword',
    'passwordHash',
  ],
  /** One-time codes, and what stands for an account or a session: reset reference, link of a mail, token. */
  code: ['otp', 'otpCode', 'ref', 'resetToken', 'token', 'secret', 'signature'],
  bank: [
    'bankAccountHolderName',
    'accountHolderName',
    'bankAccountNumber',
    'accountNumber',
    'bankIfscCode',
    'ifscCode',
    'bankName',
    'bankBranch',
    'accountType',
  ],
  medical: ['bloodGroup', 'medicalCondition'],
  /** Numbers, copies of the cards, and where those are found: who has the address of a file has the file. */
  identity: [
    'aadhaar',
    'aadhaarNumber',
    'aadhaarCard',
    'pan',
    'panNumber',
    'panCard',
    'documents',
    'file',
    'url',
  ],
  pf: ['hasPf', 'pfNumber'],
} as const;

const normalized = (name: string) => name.replace(/[^a-z0-9]/gi, '').toLowerCase();
const SECRET = new Set(Object.values(SECRET_FIELDS).flat().map(normalized));

/**
 * Whether a field's value must stay out of storage and logs, in camelCase, snake_case or kebab-case.
 * @example isSecretField('pf_number') // true
 */
export const isSecretField = (name: string): boolean => SECRET.has(normalized(name));

/**
 * A copy of values in which each secret field, at any depth, is what `replace` makes of its value; undefined leaves
 * the field out. Only plain objects and arrays are looked into.
 */
export function replaceSecrets(values: unknown, replace: (value: unknown) => unknown): unknown {
  if (Array.isArray(values)) return values.map((value) => replaceSecrets(value, replace));
  if (!isPlainObject(values)) return values;
  const entries = Object.entries(values).flatMap(([name, value]) => {
    const kept = isSecretField(name) ? replace(value) : replaceSecrets(value, replace);
    return kept === undefined ? [] : [[name, kept] as const];
  });
  return Object.fromEntries(entries);
}

/** A copy of values without their secret fields, at any depth. Give it values of which any field may be missing. */
export const withoutSecrets = <T>(values: T): T => replaceSecrets(values, () => undefined) as T;

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
