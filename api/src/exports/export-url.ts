import { HOUR_MS } from '@rollcall/shared/domain';
import type { Clock } from '../core/clock.ts';
import type { Signer } from '../core/signer.ts';

const PURPOSE = 'export';

/** The URL of an export's file, signed because a browser's download sends no token; valid for one to two hours. */
export function exportUrl(id: string, { signer, clock }: { signer: Signer; clock: Clock }): string {
  const expires = (Math.floor(clock() / HOUR_MS) + 2) * HOUR_MS;
  const signature = signer.sign(PURPOSE, `${id} ${expires}`);
  return `/api/v1/exports/${id}/file?expires=${expires}&signature=${signature}`;
}

export function isSignedExport(
  signer: Signer,
  id: string,
  { expires, signature }: { readonly expires: number; readonly signature: string },
): boolean {
  return signer.isSigned(PURPOSE, `${id} ${expires}`, signature);
}
