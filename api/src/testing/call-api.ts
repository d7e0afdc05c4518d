import type { Call, CallInput, ErrorBody, HttpMethod } from '@rollcall/shared/contract';
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

/** A request that is no call of the contract. */
interface RawRequest extends Sender {
  /** Text is sent unchanged, as JSON unless the headers name another type. */
  readonly body?: string | FormData | undefined;
}

interface RawResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** What a call returned: the body of its response, or a failure, which has a code, perhaps fields, and no data. */
export interface CallResponse<C extends Call> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: output<C['response']> &
    Partial<Pick<ErrorBody, 'code' | 'fields' | 'timeLogId' | 'requestId'>>;
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
  /**
   * Sends any request below the versioned base, for tests of what surrounds the calls: unknown paths, text that is not
   * JSON, headers, documents.
   */
  sendRaw(method: HttpMethod, path: string, request?: RawRequest): Promise<RawResponse>;
}

/** The calls to a server; responses must be JSON. `base` is its URL, including `/api/v1`. */
export function createCallApi(base: string): CallApi {
  async function sendRaw(
    method: HttpMethod,
    path: string,
    { body, token, headers = {} }: RawRequest = {},
  ): Promise<RawResponse> {
    const response = await fetch(base + path, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: JSON.parse(text) };
  }
  async function callUnchecked<C extends Call>(
    call: C,
    { params = {}, query = {}, body, ...sender }: UncheckedRequest = {},
  ): Promise<CallResponse<C>> {
    const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(params[name])),
    );
    const given = Object.entries(query).filter(([, value]) => value !== undefined);
    const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
    const response = await sendRaw(call.method, `${path}?${search}`, {
      ...sender,
      body: body === undefined || body instanceof FormData ? body : JSON.stringify(body),
    });
    return response as CallResponse<C>;
  }
  return {
    sendRaw,
    callUnchecked,
    call: (call, ...[request]) => callUnchecked(call, request as UncheckedRequest | undefined),
  };
}
