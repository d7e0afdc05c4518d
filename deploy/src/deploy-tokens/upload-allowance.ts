import type { AccessStore } from './access-store.ts';
import { TokenRefusal } from './authorize-token.ts';
import type { DeployToken } from './deploy-token.ts';

/** How much one deploy token may publish: attempts per hour, and bytes of archives in its whole life. */
export const ALLOWANCE = { perHour: 20, bytes: 2_000_000_000 } as const;

const HOUR_MS = 60 * 60 * 1000;
const NOTHING = { recent: [], bytes: 0 };

/**
 * Counts an upload of a deploy token before it is read.
 * @throws TokenRefusal with 429 after too many in the last hour, with 403 when its bytes are used up.
 */
export function takeUpload(access: AccessStore, id: string, now: Date): Promise<void> {
  return changeUploads(access, id, ({ recent, bytes }) => {
    const since = now.getTime() - HOUR_MS;
    const lastHour = recent.filter(
      (at) => Date.parse(at) > since && Date.parse(at) <= now.getTime(),
    );
    if (lastHour.length >= ALLOWANCE.perHour) {
      const limit = `${ALLOWANCE.perHour} uploads an hour`;
      throw new TokenRefusal(429, `The deploy token ${id} may send ${limit}: try again later.`);
    }
    if (bytes >= ALLOWANCE.bytes) {
      const limit = `${ALLOWANCE.bytes / 1e9} GB`;
      throw new TokenRefusal(
        403,
        `The deploy token ${id} has published ${limit}: create another one.`,
      );
    }
    return { recent: [...lastHour, now.toISOString()], bytes };
  });
}

/** Undoes what `takeUpload` counted at `at`: an upload that had to wait too long for others does not count. */
export const returnUpload = (access: AccessStore, id: string, at: Date): Promise<void> =>
  changeUploads(access, id, ({ recent, bytes }) => {
    const last = recent.lastIndexOf(at.toISOString());
    return { recent: recent.filter((_, index) => index !== last), bytes };
  });

/** Counts the bytes of an archive that was published. */
export const countUploaded = (access: AccessStore, id: string, size: number): Promise<void> =>
  changeUploads(access, id, ({ recent, bytes }) => ({ recent, bytes: bytes + size }));

type Uploads = NonNullable<DeployToken['uploads']>;

const changeUploads = (access: AccessStore, id: string, change: (before: Uploads) => Uploads) =>
  access.change((before) => ({
    after: {
      ...before,
      tokens: before.tokens.map((token) =>
        token.id === id ? { ...token, uploads: change(token.uploads ?? NOTHING) } : token,
      ),
    },
    result: undefined,
  }));
