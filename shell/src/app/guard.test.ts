import { checkAccess } from './guard.ts';

const nobody = { isLive: false, role: undefined };
const administrator = { isLive: true, role: 'ADMIN' };
const employee = { isLive: true, role: 'EMPLOYEE' };
const roleless = { isLive: true, role: undefined };

test.each([
  ['public', nobody, 'enter'],
  ['public', employee, 'enter'],
  ['session', nobody, 'login'],
  ['session', employee, 'enter'],
  ['session', roleless, 'enter'],
  ['session', administrator, 'enter'],
  ['admin', nobody, 'login'],
  ['admin', employee, 'unauthorized'],
  ['admin', roleless, 'unauthorized'],
  ['admin', administrator, 'enter'],
  ['admin', { isLive: false, role: 'ADMIN' }, 'login'],
  ['admin', { isLive: true, role: 'admin' }, 'unauthorized'],
] as const)('%s for %j: %s (spec §6)', (access, session, verdict) => {
  expect(checkAccess(access, session)).toBe(verdict);
});
