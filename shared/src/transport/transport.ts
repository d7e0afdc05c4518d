import axios, { type AxiosError, type AxiosProgressEvent, isAxiosError, isCancel } from 'axios';
import type { Endpoint } from '../contract/index.ts';
import { ApiError } from './api-error.ts';
import type { CallArguments, CallName, CallOptions, SendOptions } from './call-options.ts';
import { takeFirstCall } from './first-call.ts';
import { readFailure } from './read-failure.ts';

/** The kind of a toast, which sets its colour and icon (spec §8). */
export type Tone = 'success' | 'error' | 'warning' | 'info';

/** A button in a toast, for example Undo. */
export interface ToastAction {
  readonly label: string;
  run(): void;
}

/** What the transport needs from the shell; it does not import session or routes (contributing, habit 6). */
export interface TransportSettings {
  /** The versioned base URL, e.g. `/api/v1`, without a trailing slash. */
  readonly baseUrl: string;
  /** Call name → path, for a backend with extra version prefixes (spec §7, `API_PATHS`). */
  readonly paths: Readonly<Record<string, string>>;
  /** Where the backends of modules are called; `/ext` unless set. */
  readonly backendsUrl?: string;
  getToken(): string | null;
  /** Called when the server refuses the current token: the session has ended (spec §4). */
  onUnauthorized(): void;
  /** Called with the server's time of each response, rounded down to the second; absent on a base backend. */
  onServerTime?(stated: {
    readonly serverTime: number;
    readonly precision: number;
    readonly sentAt: number;
    readonly receivedAt: number;
  }): void;
  /** Shows a toast, with a button if `action` is set. */
  notify(tone: Tone, text: string, action?: ToastAction): void;
}

/** The options of any call, as sent. */
interface Options extends SendOptions {
  readonly params?: Readonly<Record<string, string | number>> | undefined;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>> | undefined;
  readonly body?: unknown;
}

/** A backend that does not respond within this time counts as unreachable. */
const TIMEOUT_MS = 30_000;

/** Longer, because uploads are slow on a slow connection. */
const UPLOAD_TIMEOUT_MS = 180_000;

let settings: TransportSettings | undefined;

/** Sets how the transport reaches the backend and the page. Called once, by the shell. */
export function configureTransport(newSettings: TransportSettings): void {
  settings = newSettings;
}

/** The current settings. Throws before {@link configureTransport}. */
export function transportSettings(): TransportSettings {
  if (!settings) throw new Error('The transport is used before the shell configured it.');
  return settings;
}

/** The absolute URL of a path below the versioned base, for links used outside the console. */
export function addressOf(path: string): string {
  return new URL(transportSettings().baseUrl + path, window.location.href).href;
}

/**
 * Makes one call and returns the response body, unvalidated. Params, query and body have the types of the call's schemas.
 * Throws an `ApiError`, whose message is empty if the server sent none; a cancelled request rethrows its cancellation.
 */
export async function send<Name extends CallName, const Given extends CallOptions<Name>>(
  endpoint: Endpoint & { readonly name: Name },
  ...options: CallArguments<Name, Given>
): Promise<unknown>;
// The types above cost no byte: a build for older browsers expands rest parameters.
export async function send(endpoint: Endpoint, options: Options = {}): Promise<unknown> {
  const { baseUrl, paths } = transportSettings();
  const path = paths[endpoint.name] ?? endpoint.path;
  return request(endpoint.method, baseUrl + fillPath(path, options.params ?? {}), options);
}

/** A call to the backend of a module, which is no call of the contract. */
export interface BackendCall extends SendOptions {
  /** Default: GET. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly query?: Options['query'];
  /** Sent as JSON; a form is sent as it is. */
  readonly body?: unknown;
}

/**
 * Calls a module's own backend through the console (decision 075), which tells the backend who calls. `name` is `backend`
 * of module.json; `path` begins with a slash. Returns the response body, unvalidated.
 * @throws ApiError, with the `message`, `code` and `fields` of the response if it has any, else with a message that says what to do.
 */
export const sendToBackend = (
  name: string,
  path: string,
  { method = 'GET', ...options }: BackendCall = {},
): Promise<unknown> => {
  const { backendsUrl = '/ext' } = transportSettings();
  const url = `${backendsUrl}/${encodeURIComponent(name)}${path}`;
  return request(method, url, options).catch((error: unknown) => {
    throw error instanceof ApiError ? error.withDefault(NO_ANSWER) : error;
  });
};

const NO_ANSWER = 'The server gave no usable answer. Check your connection, then try again.';

async function request(method: string, url: string, options: Options): Promise<unknown> {
  const token = transportSettings().getToken();
  const call = { method, url, params: options.query };
  const first = await takeFirstCall(call, token);
  const sentAt = first?.sentAt ?? Date.now();
  try {
    const { data, headers } = await axios.request<unknown>({
      ...call,
      data: options.body,
      timeout: options.body instanceof FormData ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS,
      headers: headersOf(token, options),
      ...(first && { adapter: first.adapter }),
      ...(options.signal ? { signal: options.signal } : {}),
      ...(options.onProgress ? { onUploadProgress: reportProgress(options.onProgress) } : {}),
    });
    reportTime(headers.date, sentAt);
    return data;
  } catch (error) {
    if (isCancel(error) || !isAxiosError(error)) throw error;
    reportTime(error.response?.headers.date, sentAt);
    endSessionIfRefused(error, token);
    throw readFailure(error);
  }
}

/** A `Date` header has whole seconds. */
const DATE_PRECISION_MS = 1000;

function reportTime(date: unknown, sentAt: number): void {
  if (typeof date !== 'string') return;
  transportSettings().onServerTime?.({
    serverTime: Date.parse(date),
    precision: DATE_PRECISION_MS,
    sentAt,
    receivedAt: Date.now(),
  });
}

const reportProgress =
  (onProgress: (progress: number) => void) =>
  ({ progress }: AxiosProgressEvent) => {
    if (progress !== undefined) onProgress(progress);
  };

/** Ends the session only if the refused token is still current: a late 401 for an old token is ignored (design §7). */
function endSessionIfRefused(error: AxiosError, token: string | null): void {
  const { getToken, onUnauthorized } = transportSettings();
  if (error.response?.status === 401 && token !== null && token === getToken()) onUnauthorized();
}

/** JSON by default (spec §7); the browser sets the content type of a form, because it includes the boundary. */
function headersOf(
  token: string | null,
  { body, idempotencyKey }: Options,
): Record<string, string> {
  return {
    Accept: 'application/json',
    ...(body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
  };
}

function fillPath(path: string, params: Readonly<Record<string, string | number>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The call ${path} needs the parameter ${name}.`);
    return encodeURIComponent(value);
  });
}
