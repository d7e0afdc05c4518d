import { ApiError, type SendOptions, send } from '@rollcall/shared/transport';
import type { Endpoint } from '../contract/index.ts';
import { type CallName, DEFAULT_ERROR_MESSAGES } from './default-error-messages.ts';

/** Makes a call. A failure has the server's message, else the default of `outcome` (spec §8). */
export async function request(
  endpoint: Endpoint,
  outcome: CallName,
  options?: SendOptions,
): Promise<unknown> {
  try {
    return await send(endpoint, options);
  } catch (error) {
    throw error instanceof ApiError ? error.withDefault(DEFAULT_ERROR_MESSAGES[outcome]) : error;
  }
}

/**
 * Makes a call that returns data. A response that is neither object nor list, such as the HTML page of a proxy that
 * returns 200 for everything, is a failure: showing it as an empty list would be wrong.
 */
export async function requestData(
  endpoint: Endpoint,
  outcome: CallName,
  options?: SendOptions,
): Promise<unknown> {
  const body = await request(endpoint, outcome, options);
  if (typeof body === 'object' && body !== null) return body;
  throw new ApiError({ message: DEFAULT_ERROR_MESSAGES[outcome], status: 200 });
}
