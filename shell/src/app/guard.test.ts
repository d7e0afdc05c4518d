import { checkAccess } from './guard.ts';

const signedOut = { isLive: false, role: undefined };
const administrator = { isLive: true, role: 'ADMIN' };
const employee = { isLive: true, role: 'EMPLOYEE' };
const withoutRole = { isLive: true, role: undefined };

test.each([
  ['public', signedOut, 'enter'],
  ['public', employee, 'enter'],
  ['session', signedOut, 'login'],
  ['session', employee, 'enter'],
  ['session', withoutRole, 'enter'],
  ['session', administrator, 'enter'],
  ['admin', signedOut, 'login'],
  ['admin', employee, 'unauthorized'],
  ['admin', withoutRole, 'unauthorized'],
  ['admin', administrator, 'enter'],
  ['admin', { isLive: false, role: 'ADMIN' }, 'login'],
  ['admin', { isLive: true, role: 'admin' }, 'unauthorized'],
] as const)('%s for %j: %s (spec §6)', (access, session, verdict) => {
  expect(checkAccess(access, session)).toBe(verdict);
});
