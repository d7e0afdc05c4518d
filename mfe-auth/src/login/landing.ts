/**
 * The path to open after a sign-in: `/` (spec §2); on our own server the page from which the user was redirected to the
 * sign-in, if it is a path of the console (design §7).
 */
export function landingPath(state: unknown, isBase: boolean): string {
  const from =
    typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  if (isBase || typeof from !== 'string') return '/';
  // `//host` and `/\host` lead to another site.
  const isOwnPath = /^\/(?![/\\])/.test(from) && !from.startsWith('/login');
  return isOwnPath ? from : '/';
}
