import type { AccessStore } from './access-store.ts';
import { createToken, type DeployToken, type NewToken } from './deploy-token.ts';

/**
 * Creates and stores a token; returns it with its text, which is shown once.
 * @throws TokenFieldError for the first field that breaks a rule.
 */
export async function addToken(access: AccessStore, request: NewToken, now: Date) {
  const created = createToken(request, now);
  await access.change((before) => ({
    after: { ...before, tokens: [...before.tokens, created.token] },
    result: undefined,
  }));
  return created;
}

/** Revokes a token at once, and returns it; one that is revoked stays so. Undefined when there is none of this id. */
export const revokeToken = (
  access: AccessStore,
  id: string,
  now: Date,
): Promise<DeployToken | undefined> =>
  access.change((before) => {
    const found = before.tokens.find((token) => token.id === id);
    if (!found) return { after: before, result: undefined };
    const revoked = { ...found, revokedAt: found.revokedAt ?? now.toISOString() };
    const tokens = before.tokens.map((token) => (token === found ? revoked : token));
    return { after: { ...before, tokens }, result: revoked };
  });
