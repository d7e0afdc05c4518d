/** Joins first, middle and last name; absent parts are skipped (spec §2, Employees table). */
export function fullName(person: {
  readonly firstName: string;
  readonly middleName: string | null;
  readonly lastName: string | null;
}): string {
  return [person.firstName, person.middleName, person.lastName].filter(Boolean).join(' ');
}
