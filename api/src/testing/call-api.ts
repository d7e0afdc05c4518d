import type { Call, CallInput, ErrorBody } from '@rollcall/shared/contract';
import type { output } from 'zod/mini';

interface Sender {
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** A request that may be invalid. */
interface UncheckedRequest extends Sender {
  readonly params?: Readonly<Record<string, string | number>> | undefined;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>> | undefined;
  readonly body?: unknown;
}

/** What a call returned: the body of its response, or a failure, which has a code, perhaps fields, and no data. */
export interface CallResponse<C extends Call> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: output<C['response']> & Partial<Pick<ErrorBody, 'code' | 'fields' | 'requestId'>>;
}

type Arguments<C extends Call> =
  Record<never, never> extends CallInput<C>
    ? [request?: CallInput<C> & Sender]
    : [request: CallInput<C> & Sender];

/** Makes calls of the contract, so that a renamed field stops compiling in a test. */
export interface CallApi {
  /** Makes a call with the params, query and body of its schemas. */
  call<C extends Call>(call: C, ...request: Arguments<C>): Promise<CallResponse<C>>;
  /** Makes a call with anything, for a request that is invalid on purpose. */
  callUnchecked<C extends Call>(call: C, request?: UncheckedRequest): Promise<CallResponse<C>>;
}

/** The calls to a server; responses must be JSON. `base` is its URL, including `/api/v1`. */
export function createCallApi(base: string): CallApi {
  async function callUnchecked<C extends Call>(
    call: C,
    { params = {}, query = {}, body, token, headers = {} }: UncheckedRequest = {},
  ): Promise<CallResponse<C>> {
    const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(params[name])),
    );
    const given = Object.entries(query).filter(([, value]) => value !== undefined);
    const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
    const isJson = body !== undefined && !(body instanceof FormData);
    const response = await fetch(`${base}${path}?${search}`, {
      method: call.method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(isJson && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as FormData) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: JSON.parse(text) };
  }
  return {
    callUnchecked,
    call: (call, ...[request]) => callUnchecked(call, request as UncheckedRequest | undefined),
  };
}
