import {
  type AnswerOf,
  ApiError,
  type CallArguments,
  type CallName,
  type CallOptions,
  type OwnCall,
  type ResponseOf,
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

/** Makes a call that only our own server has, and returns the data of the response, which has the type of the contract. */
export async function requestOwn<Name extends OwnCall, const Given extends CallOptions<Name>>(
  endpoint: Endpoint & { readonly name: Name },
  outcome: OutcomeName,
  ...options: CallArguments<Name, Given>
): Promise<AnswerOf<Name>>;
export async function requestOwn(
  endpoint: KnownEndpoint,
  outcome: OutcomeName,
  options?: CheckedOptions,
): Promise<unknown> {
  const { data } = await requestEnvelope(endpoint, outcome, options);
  return data;
}

/** The list in a response of our own server as tables show it, with what else is in the response. */
export type OwnPage<Name extends OwnCall> = Omit<ResponseOf<Name>, 'data'> & {
  readonly rows: AnswerOf<Name>;
  /** Like a list of another backend. */
  readonly unreadable: 0;
  readonly isTotalExact: boolean;
};

/** Like {@link requestOwn}, for a page of a list. */
export async function requestPage<Name extends OwnCall, const Given extends CallOptions<Name>>(
  endpoint: Endpoint & { readonly name: Name },
  outcome: OutcomeName,
  ...options: CallArguments<Name, Given>
): Promise<OwnPage<Name>>;
export async function requestPage(
  endpoint: KnownEndpoint,
  outcome: OutcomeName,
  options?: CheckedOptions,
): Promise<object> {
  const { data, ...rest } = await requestEnvelope(endpoint, outcome, options);
  return { ...rest, rows: data, unreadable: 0, isTotalExact: rest.isTotalExact !== false };
}

/** A response with `data`; anything else did not come from our server, and is a failure like in {@link requestData}. */
async function requestEnvelope(
  endpoint: KnownEndpoint,
  outcome: OutcomeName,
  options?: CheckedOptions,
): Promise<{ readonly data: unknown; readonly isTotalExact?: unknown }> {
  const body = await requestData(endpoint, outcome, options as never);
  if (typeof body === 'object' && body !== null && 'data' in body) return body;
  throw new ApiError({ message: DEFAULT_ERROR_MESSAGES[outcome], status: 200 });
}
