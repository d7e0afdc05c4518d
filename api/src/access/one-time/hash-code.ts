import type { Signer } from '../../core/signer.ts';

/**
 * A code as it is kept. Four digits are soon tried through, so the hash needs the servers' secret: who reads
 * the database alone learns no code.
 */
export function hashCode(signer: Signer, employeeId: number, code: string): string {
  return signer.sign('one-time code', `${employeeId} ${code}`);
}
