import axios, { type AxiosAdapter, AxiosError, type AxiosResponse } from 'axios';

/** The call that the page's first bytes have begun (decision 087); an inline script of the shell sets it. */
interface FirstCall {
  readonly url: string;
  readonly token: string | null;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
  readonly response: Promise<Response>;
}

declare global {
  var rollcallFirstCall: FirstCall | undefined;
}

/** Later the data may be old: the page asks again. Milliseconds after the page was opened. */
const FRESH_MS = 15_000;

/**
 * The page's first call if it is this one, once. Undefined for any other call, in another session, and when it
 * failed or is old: then the call is made as usual.
 */
export async function takeFirstCall(
  call: { readonly method: string; readonly url: string; readonly params?: object | undefined },
  token: string | null,
): Promise<{ readonly sentAt: number; readonly adapter: AxiosAdapter } | undefined> {
  const first = globalThis.rollcallFirstCall;
  if (!first || call.method !== 'GET' || axios.getUri(call) !== first.url) return undefined;
  globalThis.rollcallFirstCall = undefined;
  if (first.token !== token || performance.now() > FRESH_MS) return undefined;
  const received = await first.response.then(read).catch(() => undefined);
  return received && { sentAt: first.sentAt, adapter: adapterOf(received) };
}

const read = async (response: Response) => ({ response, data: await response.text() });

/** Lets axios read a response that is there already, as it reads its own. */
const adapterOf =
  ({ response, data }: Awaited<ReturnType<typeof read>>): AxiosAdapter =>
  async (config) => {
    const { ok, status, statusText } = response;
    const headers = Object.fromEntries(response.headers);
    const result: AxiosResponse = { data, status, statusText, headers, config };
    if (ok) return result;
    const message = `The call failed with status ${status}.`;
    throw new AxiosError(message, undefined, config, undefined, result);
  };
