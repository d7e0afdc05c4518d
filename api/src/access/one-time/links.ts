import { createHash, randomBytes } from 'node:crypto';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@rollcall/shared/domain';
import type { Db } from '../../core/db/connection.ts';
import { and, eq, gt } from '../../core/db/drizzle.ts';
import { type LinkPurpose, oneTimeLinks } from '../../core/db/tables/recovery.ts';

/** How long a link or a reference is valid, in milliseconds. */
export const LINK_LIFETIME_MS = {
  /** The reference returned for a correct code. */
  reference: 10 * MINUTE_MS,
  /** The link mailed instead of a code. */
  reset: HOUR_MS,
  /** The link with which a new employee sets their first password: a mail of Friday is opened on Monday. */
  invitation: 7 * DAY_MS,
  /** The link that verifies an email address. */
  verification: DAY_MS,
} as const;

/** Creates a secret of 256 bits for an account; only its hash is stored. */
export async function createLink(
  tx: Db,
  link: { employeeId: number; email: string; purpose: LinkPurpose; expiresAt: number },
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await insertLink(tx, {
    ...link,
    secretHash: hashSecret(secret),
    expiresAt: new Date(link.expiresAt),
  });
  return secret;
}

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

async function insertLink(tx: Db, link: typeof oneTimeLinks.$inferInsert): Promise<void> {
  await tx.insert(oneTimeLinks).values(link);
}

const ACCOUNT = { employeeId: oneTimeLinks.employeeId, email: oneTimeLinks.email };

const isLive = (secretHash: string, purpose: LinkPurpose, now: Date) =>
  and(
    eq(oneTimeLinks.secretHash, secretHash),
    eq(oneTimeLinks.purpose, purpose),
    gt(oneTimeLinks.expiresAt, now),
  );

/** The account of a link that is still valid; it stays so. */
export async function findLink(db: Db, secretHash: string, purpose: LinkPurpose, now: Date) {
  const [found] = await db
    .select(ACCOUNT)
    .from(oneTimeLinks)
    .where(isLive(secretHash, purpose, now));
  return found;
}

/**
 * Deletes a link so that it works once, and returns its account; undefined when it has expired or was already
 * used.
 */
export async function consumeLink(tx: Db, secretHash: string, purpose: LinkPurpose, now: Date) {
  const [consumed] = await tx
    .delete(oneTimeLinks)
    .where(isLive(secretHash, purpose, now))
    .returning(ACCOUNT);
  return consumed;
}
