import type { AccessStore } from './access-store.ts';
import { type Demand, findToken, refusalOf, TOKEN_PREFIX } from './deploy-token.ts';

/** The use of a token was refused; its message is for people. */
export class TokenRefusal extends Error {
  override name = 'TokenRefusal';
  readonly statusCode: 401 | 403 | 429;

  constructor(statusCode: 401 | 403 | 429, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

/** How exact `lastUsedAt` is, in milliseconds: not every request writes. */
const LAST_USE_MS = 60_000;

/** The deploy token in an `authorization` header; undefined without one. */
export function tokenIn(authorization: string | undefined): string | undefined {
  const text = /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1];
  return text?.startsWith(TOKEN_PREFIX) ? text : undefined;
}

const UNKNOWN =
  'The console does not know this deploy token: check it, or ask an administrator for a new one.';

/**
 * Checks a deploy token and records its use.
 * @returns its id and modules, and the name for the log of moves.
 * @throws TokenRefusal with 401 for an unknown, expired or revoked token, with 403 for one that may not do this.
 */
export async function authorizeToken(
  access: AccessStore,
  text: string,
  demand: Demand,
  now: Date,
): Promise<{ readonly id: string; readonly by: string; readonly modules: readonly string[] }> {
  const { tokens } = await access.read();
  const token = findToken(tokens, text);
  if (!token) throw new TokenRefusal(401, UNKNOWN);
  const refusal = refusalOf(token, demand, now);
  if (refusal !== undefined) {
    const isOver = refusalOf(token, { action: 'read' }, now) !== undefined;
    throw new TokenRefusal(isOver ? 401 : 403, refusal);
  }
  const { id, title, modules, lastUsedAt = '' } = token;
  if (!(now.getTime() - Date.parse(lastUsedAt) < LAST_USE_MS)) {
    // What is not recorded on a full disk must not keep a broken module live.
    await recordUse(access, id, now).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOSPC') throw error;
    });
  }
  return { id, modules, by: `deploy token ${id} (${title})` };
}

const recordUse = (access: AccessStore, id: string, now: Date) =>
  access.change((before) => ({
    after: {
      ...before,
      tokens: before.tokens.map((token) =>
        token.id === id ? { ...token, lastUsedAt: now.toISOString() } : token,
      ),
    },
    result: undefined,
  }));
