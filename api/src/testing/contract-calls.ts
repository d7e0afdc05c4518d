import * as contract from '@rollcall/shared/contract';

/** Every call of the contract. */
export const CALLS: readonly contract.Call[] = Object.values<unknown>(contract).filter(isCall);

function isCall(value: unknown): value is contract.Call {
  return typeof value === 'object' && value !== null && 'access' in value && 'response' in value;
}
