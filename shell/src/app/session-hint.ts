import { SESSION_HINT, type SessionHint } from '@rollcall/shared/module';
import { getRole, type Session, sessionStore } from '@rollcall/shared/session';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Keeps the cookie for the web host (`SESSION_HINT`) in sync with the session. */
export function syncSessionHint(): void {
  write(hintOf(sessionStore.getState()));
  sessionStore.subscribe((session, before) => {
    const hint = hintOf(session);
    if (hint !== hintOf(before)) write(hint);
  });
}

function hintOf(session: Session): SessionHint {
  if (session.token === null) return 'signedOut';
  return getRole(session) === 'ADMIN' ? 'administrator' : 'employee';
}

function write(hint: SessionHint): void {
  document.cookie = `${SESSION_HINT.cookie}=${SESSION_HINT[hint]}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}
