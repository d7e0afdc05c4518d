import type { Signer } from '../../core/signer.ts';

/**
 * Hashes a code for storage. Four digits are quickly brute-forced, so the hash is keyed with the servers'
 * secret: the database alone reveals no code.
 */
export function hashCode(signer: Signer, employeeId: number, code: string): string {
  return signer.sign('one-time code', `${employeeId} ${code}`);
}
