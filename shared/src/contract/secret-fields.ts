/**
 * Fields whose values must not be in browser storage, audit rows or logs, by their names in the API (spec §3, spec §7) and
 * in the forms. The only source for drafts, masking and their tests. Case and separators are ignored: `pfNumber` also
 * covers `pf_number`.
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
  /** One-time codes, and credentials for an account or session: reset reference, secret of a mailed link, token. */
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
  /** Identity numbers, scans of the cards and their URLs: anyone with the URL of a file can read the file. */
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
 * Copies values and passes each secret field, at any depth, through `replace`; undefined removes the field. Descends
 * only into plain objects and arrays.
 */
export function replaceSecrets(values: unknown, replace: (value: unknown) => unknown): unknown {
  if (Array.isArray(values)) return values.map((value) => replaceSecrets(value, replace));
  if (!isPlainObject(values)) return values;
  const entries = Object.entries(values).flatMap(([name, value]) => {
    const replaced = isSecretField(name) ? replace(value) : replaceSecrets(value, replace);
    return replaced === undefined ? [] : [[name, replaced] as const];
  });
  return Object.fromEntries(entries);
}

/** Copies values without secret fields, at any depth. Use it only for types in which any field may be missing. */
export const withoutSecrets = <T>(values: T): T => replaceSecrets(values, () => undefined) as T;

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
