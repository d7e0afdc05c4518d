import { sessionStore } from '@rollcall/shared/session';
import { anAdministrator, aToken } from '@rollcall/shared/testing';
import { keepSessionHint } from './session-hint.ts';

const session = { token: aToken(), employee: anAdministrator() };
const hint = () => /rollcall_session=(\d)/.exec(document.cookie)?.[1];

test('the web host is told whether somebody is signed in, from the start on (design §6)', () => {
  keepSessionHint();
  expect(hint()).toBe('0');
  sessionStore.getState().signIn(session);
  expect(hint()).toBe('1');
  sessionStore.getState().signIn({ ...session, token: aToken({ jti: 'extended' }) });
  expect(hint()).toBe('1');
  sessionStore.getState().expire();
  expect(hint()).toBe('0');
});

test('a session that the page begins with is told at once', () => {
  sessionStore.getState().signIn(session);
  keepSessionHint();
  expect(hint()).toBe('1');
});

test('the hint says nothing else: no token, no name', () => {
  sessionStore.getState().signIn(session);
  expect(document.cookie).toBe('rollcall_session=1');
});
