import { ControlError } from '../http/control-error.ts';
import type { Identify } from '../http/identify.ts';

/** Who has a session in the tests of release control. */
export const ADMINISTRATOR = {
  id: 7,
  role: 'ADMIN',
  rights: [] as string[],
  email: 'ada@example.test',
  firstName: 'Ada',
  lastName: null,
};

/** Knows two sessions, `admin` and `employee`. */
export const identifyInTests: Identify = async ({ headers: { authorization } }) => {
  if (authorization === 'Bearer admin') return ADMINISTRATOR;
  if (authorization === 'Bearer employee') return { ...ADMINISTRATOR, id: 8, role: 'EMPLOYEE' };
  throw new ControlError(401, 'Please sign in.');
};
