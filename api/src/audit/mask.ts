/** What must not be read in audit rows or logs: identity, bank and medical values (design §12). */
export const GUARDED_FIELDS = [
  'aadhaar',
  'pan',
  'pfNumber',
  'bankAccountHolderName',
  'bankAccountNumber',
  'bankIfscCode',
  'bankName',
  'bankBranch',
  'accountType',
  'bloodGroup',
  'medicalCondition',
] as const;

const GUARDED = new Set<string>(GUARDED_FIELDS);

/** A record with guarded values replaced, so that one sees that they changed and not to what. */
export function masked(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      GUARDED.has(field) && value !== null ? '•••' : value,
    ]),
  );
}
