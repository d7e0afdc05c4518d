/**
 * Cookie in which the console tells the web host whether somebody is signed in, so that the page preloads what
 * will be drawn: the page asked for, or the sign-in page. It decides about speed and nothing else.
 */
export const SESSION_HINT = { cookie: 'rollcall_session', signedIn: '1', signedOut: '0' } as const;
