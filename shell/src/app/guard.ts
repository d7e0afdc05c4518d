import type { RouteAccess } from '@rollcall/shared/module';

/** The session as the guard sees it: whether there is a valid token, and its role. */
export interface GuardSession {
  readonly isLive: boolean;
  readonly role: string | undefined;
}

export type Verdict = 'enter' | 'login' | 'unauthorized';

/**
 * Whether a session may enter a route (spec §2, §6): admin routes need a valid token (otherwise sign-in) with role
 * ADMIN (otherwise Access Denied); session routes need any valid token; public routes need none.
 */
export function checkAccess(access: RouteAccess, session: GuardSession): Verdict {
  if (access === 'public') return 'enter';
  if (!session.isLive) return 'login';
  if (access === 'session') return 'enter';
  return session.role === 'ADMIN' ? 'enter' : 'unauthorized';
}
