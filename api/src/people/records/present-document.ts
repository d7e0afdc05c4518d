import type { DocumentBody } from '@rollcall/shared/contract';
import type { SignUrl } from '../../files/location.ts';
import type { DocumentRow } from './find-documents.ts';

/** A document (spec §3), its file's address signed. */
export function presentDocument(
  { id, employeeId, type, url }: DocumentRow,
  sign: SignUrl,
): DocumentBody {
  return { id, employee: employeeId, type, url: sign(url) ?? url };
}
