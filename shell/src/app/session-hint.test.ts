import { sessionStore } from '@rollcall/shared/session';
import { anAdministrator, aToken } from '@rollcall/shared/testing';
import { syncSessionHint } from './session-hint.ts';

const session = { token: aToken(), employee: anAdministrator() };
const hint = () => /rollcall_session=(\w+)/.exec(document.cookie)?.[1];

test('the hint follows the session from the start on (design §6)', () => {
  syncSessionHint();
  expect(hint()).toBe('0');
  sessionStore.getState().signIn(session);
  expect(hint()).toBe('admin');
  sessionStore.getState().signIn({ ...session, token: aToken({ jti: 'extended' }) });
  expect(hint()).toBe('admin');
  sessionStore.getState().expire();
  expect(hint()).toBe('0');
});

test.each([
  ['ADMIN', 'admin'],
  ['EMPLOYEE', 'employee'],
  ['', 'employee'],
])('a session with the role "%s" that exists at the start is %s', (role, expected) => {
  sessionStore.getState().signIn({ ...session, employee: anAdministrator({ role }) });
  syncSessionHint();
  expect(hint()).toBe(expected);
});

test('the hint contains nothing else: no token, no name', () => {
  sessionStore.getState().signIn(session);
  expect(document.cookie).toBe('rollcall_session=admin');
});
