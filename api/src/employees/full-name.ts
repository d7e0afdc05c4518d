/** Joins first, middle and last name; absent parts are skipped (spec §2, Employees table). */
export function fullName(name: {
  readonly firstName: string;
  readonly middleName: string | null;
  readonly lastName: string | null;
}): string {
  return [name.firstName, name.middleName, name.lastName].filter(Boolean).join(' ');
}
