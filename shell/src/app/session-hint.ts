import { SESSION_HINT } from '@rollcall/shared/module';
import { sessionStore } from '@rollcall/shared/session';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Keeps the cookie for the web host (`SESSION_HINT`) in sync with the session. */
export function syncSessionHint(): void {
  write(sessionStore.getState().token !== null);
  sessionStore.subscribe(({ token }, before) => {
    if ((token === null) !== (before.token === null)) write(token !== null);
  });
}

function write(isSignedIn: boolean): void {
  const { cookie, signedIn, signedOut } = SESSION_HINT;
  const value = isSignedIn ? signedIn : signedOut;
  document.cookie = `${cookie}=${value}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}
