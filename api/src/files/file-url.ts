import { HOUR_MS } from '@rollcall/shared/domain';
import type { Clock } from '../core/clock.ts';
import type { Signer } from '../core/signer.ts';

const FILE_URL = /^\/api\/v1\/files\/([0-9a-f]{32})(?:[?#].*)?$/;
const PURPOSE = 'file';

/** The URL of a file as it is stored: without a signature, which presenters add. */
export function fileUrlOf(id: string): string {
  return `/api/v1/files/${id}`;
}

/** The id in a file URL of this server, with or without a query; null for any other URL. */
export function fileIdOf(url: string): string | null {
  return FILE_URL.exec(url)?.[1] ?? null;
}

/**
 * A URL as it is stored: one of this server without query and origin (a console may have added the origin), any other
 * unchanged.
 */
export function toStoredUrl(url: string, publicUrl: string): string {
  const path = url.startsWith(`${publicUrl}/`) ? url.slice(publicUrl.length) : url;
  const id = fileIdOf(path);
  return id ? fileUrlOf(id) : url;
}

/** Signs a file URL of this server, because an image tag sends no token (design §12). */
export type SignUrl = (url: string | null) => string | null;

/**
 * Signed URLs are valid for one to two hours. All that are signed within an hour expire at the same time, so that
 * caches can reuse them. Other URLs are returned unchanged.
 */
export function urlSigner({ signer, clock }: { signer: Signer; clock: Clock }): SignUrl {
  return (url) => {
    const id = url && fileIdOf(url);
    if (!id) return url;
    const expires = (Math.floor(clock() / HOUR_MS) + 2) * HOUR_MS;
    return `${fileUrlOf(id)}?expires=${expires}&signature=${signer.sign(PURPOSE, `${id} ${expires}`)}`;
  };
}

export function isSignedFor(
  signer: Signer,
  id: string,
  { expires, signature }: { expires: number; signature: string },
): boolean {
  return signer.isSigned(PURPOSE, `${id} ${expires}`, signature);
}
