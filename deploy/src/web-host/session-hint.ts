import { SESSION_HINT } from '@rollcall/shared/module';

/** Whether the browser says that nobody is signed in; a browser that says nothing may hold a session. */
export const isSignedOut = (cookies = ''): boolean =>
  cookies
    .split(';')
    .some((cookie) => cookie.trim() === `${SESSION_HINT.cookie}=${SESSION_HINT.signedOut}`);
