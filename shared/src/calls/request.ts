import { ApiError, type SendOptions, send } from '@rollcall/shared/transport';
import type { Endpoint } from '../contract/index.ts';
import { FAILURES, type Outcome } from './outcomes.ts';

/** Makes a call; its failure carries the server's message, else the default of `outcome` (spec §8). */
export async function request(
  endpoint: Endpoint,
  outcome: Outcome,
  options?: SendOptions,
): Promise<unknown> {
  try {
    return await send(endpoint, options);
  } catch (error) {
    throw error instanceof ApiError ? error.withDefault(FAILURES[outcome]) : error;
  }
}
