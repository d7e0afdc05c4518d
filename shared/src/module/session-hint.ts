/**
 * Cookie by which the console informs the web host who is signed in, so that it preloads the page that will be drawn: the
 * requested page in the layout of the role, the employee's home or the sign-in page. It affects speed only. Any other
 * value means that the role is unknown.
 */
export const SESSION_HINT = {
  cookie: 'rollcall_session',
  signedOut: '0',
  administrator: 'admin',
  employee: 'employee',
} as const;

/** Who is signed in, as the cookie says; undefined when unknown. */
export type SessionHint = Exclude<keyof typeof SESSION_HINT, 'cookie'>;
