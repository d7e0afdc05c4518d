/** First, middle and last name joined; what is absent leaves no gap (spec §2, Employees table). */
export function fullName(person: {
  readonly firstName: string;
  readonly middleName: string | null;
  readonly lastName: string | null;
}): string {
  return [person.firstName, person.middleName, person.lastName].filter(Boolean).join(' ');
}
