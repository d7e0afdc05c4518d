import jwt from '@fastify/jwt';
import type { FastifyInstance } from 'fastify';
import type { Account } from './accounts.ts';

/** Issues and reads bearer tokens. A token only names a session; the database decides whether it is live. */
export interface Tokens {
  issue(signedIn: Pick<SignedIn, 'session'> & { account: Pick<Account, 'id' | 'role'> }): string;
  /**
   * The session id in an `Authorization` header; null when the token is missing, malformed or not signed by us.
   */
  sessionIdOf(authorization: string | undefined): string | null;
}

/** Registers token signing on a scope. `exp` is a hint for the console; the session row decides. */
export async function registerTokens(app: FastifyInstance, secret: string): Promise<Tokens> {
  await app.register(jwt, {
    secret,
    sign: { algorithm: 'HS256' },
    verify: { algorithms: ['HS256'], ignoreExpiration: true },
  });
  return {
    issue: ({ account, session }) =>
      app.jwt.sign({
        sub: String(account.id),
        role: account.role,
        jti: session.id,
        exp: Math.floor(session.expiresAt.getTime() / 1000),
      }),
    sessionIdOf(authorization) {
      const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
      if (!token) return null;
      try {
        return app.jwt.verify<{ jti: string }>(token).jti;
      } catch {
        return null;
      }
    },
  };
}

export interface SignedIn {
  readonly account: Account;
  readonly session: { readonly id: string; readonly expiresAt: Date };
}
