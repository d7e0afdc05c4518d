import { mayCall, visibleEmployeeId } from './policy.ts';

const admin = { id: 1, role: 'ADMIN', sessionId: 'a' } as const;
const employee = { id: 2, role: 'EMPLOYEE', sessionId: 'b' } as const;

test.each([
  ['admin', admin, true],
  ['admin', employee, false],
  ['session', admin, true],
  ['session', employee, true],
] as const)('a call for %s by %j: %s', (access, caller, expected) => {
  expect(mayCall(access, caller)).toBe(expected);
});

test('an administrator sees all rows, an employee their own', () => {
  expect(visibleEmployeeId(admin)).toBeNull();
  expect(visibleEmployeeId(employee)).toBe(2);
});
