/**
 * Cookie by which the console informs the web host whether the user is signed in, so that it preloads the page that
 * will be drawn: the requested page or the sign-in page. It affects speed only.
 */
export const SESSION_HINT = { cookie: 'rollcall_session', signedIn: '1', signedOut: '0' } as const;
