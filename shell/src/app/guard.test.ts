import { checkAccess } from './guard.ts';

const signedOut = { isLive: false, role: undefined, rights: [] };
const administrator = { isLive: true, role: 'ADMIN', rights: [] };
const employee = { isLive: true, role: 'EMPLOYEE', rights: [] };
const withoutRole = { isLive: true, role: undefined, rights: [] };

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
  ['admin', { isLive: false, role: 'ADMIN', rights: [] }, 'login'],
  ['admin', { isLive: true, role: 'admin', rights: [] }, 'unauthorized'],
] as const)('%s for %j: %s (spec §6)', (access, session, verdict) => {
  expect(checkAccess({ access }, session)).toBe(verdict);
});

test.each([
  ['session', employee, 'right-missing'],
  ['session', { ...employee, rights: ['payroll'] }, 'enter'],
  ['session', signedOut, 'login'],
  ['admin', administrator, 'right-missing'],
  ['admin', { ...administrator, rights: ['payroll'] }, 'enter'],
  ['admin', { ...employee, rights: ['payroll'] }, 'unauthorized'],
] as const)('%s with the right payroll for %j: %s', (access, session, verdict) => {
  expect(checkAccess({ access, right: 'payroll' }, session)).toBe(verdict);
});
