/** Who signed in, and at what backend. */
interface SignedIn {
  readonly isBase: boolean;
  readonly isAdministrator: boolean;
  /** Undefined before the sign-in. */
  readonly userId: number | undefined;
}

/**
 * The path to open after a sign-in: `/` (spec §2), which leads employees home (decision 057); on our own server the page
 * from which the user was redirected to the sign-in, if it is a path of the console that the user may open (design §7).
 * The page of another user's session is not opened.
 */
export function landingPath(state: unknown, { isBase, isAdministrator, userId }: SignedIn): string {
  const { from, access, userId: lastUserId } = isRecord(state) ? state : {};
  if (isBase || typeof from !== 'string') return '/';
  // Otherwise the first page after a sign-in would be Access Denied, which ends the session.
  if (access === 'admin' && !isAdministrator) return '/';
  const isKnown = lastUserId !== undefined && userId !== undefined;
  if (isKnown && lastUserId !== userId) return '/';
  // `//host` and `/\host` lead to another site.
  const isOwnPath = /^\/(?![/\\])/.test(from) && !from.startsWith('/login');
  return isOwnPath ? from : '/';
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
