import {
  ApiError,
  type CallArguments,
  type CallName,
  type CallOptions,
  send,
} from '@rollcall/shared/transport';
import type { Endpoint } from '../contract/index.ts';
import { DEFAULT_ERROR_MESSAGES, type OutcomeName } from './default-error-messages.ts';

type KnownEndpoint = Endpoint & { readonly name: CallName };
/** Options of any call: the signatures of the functions below have checked them. */
type CheckedOptions = object;

/**
 * Makes a call with the params, query and body of its schemas. A failure has the server's message, else the default of
 * `outcome` (spec §8).
 */
export async function request<Name extends CallName, const Given extends CallOptions<Name>>(
  endpoint: Endpoint & { readonly name: Name },
  outcome: OutcomeName,
  ...options: CallArguments<Name, Given>
): Promise<unknown>;
export async function request(
  endpoint: KnownEndpoint,
  outcome: OutcomeName,
  options?: CheckedOptions,
): Promise<unknown> {
  try {
    return await send(endpoint, options as never);
  } catch (error) {
    throw error instanceof ApiError ? error.withDefault(DEFAULT_ERROR_MESSAGES[outcome]) : error;
  }
}

/**
 * Makes a call that returns data. A response that is neither object nor list, such as the HTML page of a proxy that
 * returns 200 for everything, is a failure: showing it as an empty list would be wrong.
 */
export async function requestData<Name extends CallName, const Given extends CallOptions<Name>>(
  endpoint: Endpoint & { readonly name: Name },
  outcome: OutcomeName,
  ...options: CallArguments<Name, Given>
): Promise<unknown>;
export async function requestData(
  endpoint: KnownEndpoint,
  outcome: OutcomeName,
  options?: CheckedOptions,
): Promise<unknown> {
  const body = await request(endpoint, outcome, options as never);
  if (typeof body === 'object' && body !== null) return body;
  throw new ApiError({ message: DEFAULT_ERROR_MESSAGES[outcome], status: 200 });
}
