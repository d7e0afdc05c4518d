import type { RouteAccess } from '@rollcall/shared/module';

/** What the guard knows of the session: whether a live token is held, and its role. */
export interface GuardSession {
  readonly isLive: boolean;
  readonly role: string | undefined;
}

export type Verdict = 'enter' | 'login' | 'unauthorized';

/**
 * Who may enter a route (spec §2, §6): admin routes need a live token (else sign-in) of role ADMIN (else
 * Access Denied); session routes any live token; public ones nothing.
 */
export function checkAccess(access: RouteAccess, session: GuardSession): Verdict {
  if (access === 'public') return 'enter';
  if (!session.isLive) return 'login';
  if (access === 'session') return 'enter';
  return session.role === 'ADMIN' ? 'enter' : 'unauthorized';
}
