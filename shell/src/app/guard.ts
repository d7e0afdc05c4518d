import { isPermitted, type RouteAccess } from '@rollcall/shared/module';

/** The session as the guard sees it: whether there is a valid token, and its role. */
export interface GuardSession {
  readonly isLive: boolean;
  readonly role: string | undefined;
  readonly rights: readonly string[];
}

export type Verdict = 'enter' | 'login' | 'unauthorized' | 'right-missing';

/**
 * Whether a session may enter a route (spec §2, spec §6): admin routes need a valid token (otherwise sign-in) with role
 * ADMIN (otherwise Access Denied); session routes need any valid token; public routes need none. Who lacks only the right
 * of a route keeps the session (decision 076).
 */
export function checkAccess(
  { access, right }: { readonly access: RouteAccess; readonly right?: string | undefined },
  session: GuardSession,
): Verdict {
  if (access === 'public') return 'enter';
  if (!session.isLive) return 'login';
  if (access === 'admin' && session.role !== 'ADMIN') return 'unauthorized';
  return isPermitted({ right }, session.rights) ? 'enter' : 'right-missing';
}
