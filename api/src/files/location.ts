import { HOUR_MS } from '@rollcall/shared/domain';
import type { Clock } from '../core/clock.ts';
import type { Signer } from '../core/signer.ts';

const LOCATION = /^\/api\/v1\/files\/([0-9a-f]{32})(?:[?#].*)?$/;
const PURPOSE = 'file';

/** The address of a file as it is stored: without a signature, which presenters add. */
export function locationOf(id: string): string {
  return `/api/v1/files/${id}`;
}

/** The id in an address of our own, with or without a query; null for any other address. */
export function fileIdOf(url: string): string | null {
  return LOCATION.exec(url)?.[1] ?? null;
}

/**
 * An address as it is stored: our own without query and origin (a console may have added the origin), any other
 * unchanged.
 */
export function toStored(url: string, publicUrl: string): string {
  const own = url.startsWith(`${publicUrl}/`) ? url.slice(publicUrl.length) : url;
  const id = fileIdOf(own);
  return id ? locationOf(id) : url;
}

/** Signs an address of our own, because an image tag sends no token (design §12). */
export type SignUrl = (url: string | null) => string | null;

/**
 * Signed addresses are valid for one to two hours. All that are signed within an hour expire at the same time, so that
 * caches can reuse them. Other addresses are returned unchanged.
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
