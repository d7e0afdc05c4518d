import { ApiError, type SendOptions, send } from '@rollcall/shared/transport';
import type { Call } from '../contract/index.ts';
import { FAILURES, type Outcome } from './outcomes.ts';

/** Makes a call; its failure carries the server's message, else the default of `outcome` (spec §8). */
export async function request(
  call: Call,
  outcome: Outcome,
  options?: SendOptions,
): Promise<unknown> {
  try {
    return await send(call, options);
  } catch (error) {
    throw error instanceof ApiError ? error.withDefault(FAILURES[outcome]) : error;
  }
}
