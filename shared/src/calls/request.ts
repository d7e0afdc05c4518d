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

/**
 * The same for an answer that carries data. One that is neither object nor list, as the page of a proxy that
 * answers 200 to everything, is the call's failure: shown as an empty list it would state a falsehood.
 */
export async function requestData(
  endpoint: Endpoint,
  outcome: Outcome,
  options?: SendOptions,
): Promise<unknown> {
  const body = await request(endpoint, outcome, options);
  if (typeof body === 'object' && body !== null) return body;
  throw new ApiError({ message: FAILURES[outcome], status: 200 });
}
