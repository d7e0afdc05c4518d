import { titleCase } from '@rollcall/shared/domain';

/** First, middle and last name, spelled as on pages; absent parts are skipped (spec §2, Employees table). */
export function fullName(name: {
  readonly firstName: string;
  readonly middleName: string | null;
  readonly lastName: string | null;
}): string {
  return titleCase([name.firstName, name.middleName, name.lastName].filter(Boolean).join(' '));
}
