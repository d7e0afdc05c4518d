import { sessionStore } from '@rollcall/shared/session';
import { anAdministrator, aToken } from '@rollcall/shared/testing';
import { syncSessionHint } from './session-hint.ts';

const session = { token: aToken(), employee: anAdministrator() };
const hint = () => /rollcall_session=(\d)/.exec(document.cookie)?.[1];

test('the hint follows the session from the start on (design §6)', () => {
  syncSessionHint();
  expect(hint()).toBe('0');
  sessionStore.getState().signIn(session);
  expect(hint()).toBe('1');
  sessionStore.getState().signIn({ ...session, token: aToken({ jti: 'extended' }) });
  expect(hint()).toBe('1');
  sessionStore.getState().expire();
  expect(hint()).toBe('0');
});

test('a session that exists at the start sets the hint immediately', () => {
  sessionStore.getState().signIn(session);
  syncSessionHint();
  expect(hint()).toBe('1');
});

test('the hint contains nothing else: no token, no name', () => {
  sessionStore.getState().signIn(session);
  expect(document.cookie).toBe('rollcall_session=1');
});
