import { HOUR_MS } from '@rollcall/shared/domain';
import type { Clock } from '../core/clock.ts';
import type { Signer } from '../core/signer.ts';

const LOCATION = /^\/api\/v1\/files\/([0-9a-f]{32})(?:[?#].*)?$/;
const PURPOSE = 'file';

/** Where a file is found, as it is stored: without a signature, which presenters add. */
export function locationOf(id: string): string {
  return `/api/v1/files/${id}`;
}

/** The id in a location of ours, whatever query it carries; null for any other address. */
export function fileIdOf(url: string): string | null {
  return LOCATION.exec(url)?.[1] ?? null;
}

/**
 * An address as it is stored: one of our own without its query and without our origin, which a console may
 * have put before it; any other as it is.
 */
export function toStored(url: string, publicUrl: string): string {
  const own = url.startsWith(`${publicUrl}/`) ? url.slice(publicUrl.length) : url;
  const id = fileIdOf(own);
  return id ? locationOf(id) : url;
}

/** Adds to a location of ours what an image tag needs, since it sends no token (design §12). */
export type SignUrl = (url: string | null) => string | null;

/**
 * Signed addresses are good for one to two hours; all of an hour end alike, so that caches hold. Addresses
 * that are not ours stay as they are.
 */
export function urlSigner({ signer, clock }: { signer: Signer; clock: Clock }): SignUrl {
  return (url) => {
    const id = url && fileIdOf(url);
    if (!id) return url;
    const expires = (Math.floor(clock() / HOUR_MS) + 2) * HOUR_MS;
    return `${locationOf(id)}?expires=${expires}&signature=${signer.sign(PURPOSE, `${id} ${expires}`)}`;
  };
}

export function isSignedFor(
  signer: Signer,
  id: string,
  { expires, signature }: { expires: number; signature: string },
): boolean {
  return signer.isSigned(PURPOSE, `${id} ${expires}`, signature);
}
