import axios, { type AxiosError, type AxiosProgressEvent, isAxiosError, isCancel } from 'axios';
import type { Endpoint } from '../contract/index.ts';
import { readFailure } from './read-failure.ts';

/** How a toast looks (spec §8). */
export type Tone = 'success' | 'error' | 'warning' | 'info';

/** What can be done about a toast, as undoing what it tells. */
export interface ToastAction {
  readonly label: string;
  run(): void;
}

/** What the transport needs from the shell: it knows neither session nor routes itself (contributing, habit 6). */
export interface TransportSettings {
  /** The versioned base, e.g. `/api/v1`, without a trailing slash. */
  readonly baseUrl: string;
  /** Call name → path, for a backend with extra version prefixes (spec §7, `API_PATHS`). */
  readonly paths: Readonly<Record<string, string>>;
  getToken(): string | null;
  /** The token that is current was refused: the session has ended (spec §4). */
  onUnauthorized(): void;
  /** Shows a toast, with a button when there is something to do about it. */
  notify(tone: Tone, text: string, action?: ToastAction): void;
}

export interface SendOptions {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  /** Marks a write that may be sent again: our server then answers as it did the first time (design §9). */
  readonly idempotencyKey?: string | undefined;
  /** Told how much of the body has been sent, from 0 to 1. */
  readonly onProgress?: (sent: number) => void;
}

/** A backend that has not answered by then counts as unreachable, in milliseconds. */
const ANSWER_WITHIN_MS = 30_000;

/** Files take their time on a slow line. */
const FILES_ANSWER_WITHIN_MS = 180_000;

let settings: TransportSettings | undefined;

/** Ties the transport to the page. Called once, by the shell. */
export function configureTransport(given: TransportSettings): void {
  settings = given;
}

/** The settings in force. Throws before {@link configureTransport}. */
export function transportSettings(): TransportSettings {
  if (!settings) throw new Error('The transport is used before the shell configured it.');
  return settings;
}

/** The whole address of a path below the versioned base, for links that leave the console. */
export function addressOf(path: string): string {
  return new URL(transportSettings().baseUrl + path, window.location.href).href;
}

/**
 * Makes one call and returns the answer's body, unread. Throws an `ApiError` with an empty message where the
 * server gave none; a cancelled request rethrows its cancellation.
 */
export async function send(endpoint: Endpoint, options: SendOptions = {}): Promise<unknown> {
  const { baseUrl, paths, getToken } = transportSettings();
  const token = getToken();
  try {
    const { data } = await axios.request<unknown>({
      method: endpoint.method,
      url: baseUrl + fillPath(paths[endpoint.name] ?? endpoint.path, options.params ?? {}),
      params: options.query,
      data: options.body,
      timeout: options.body instanceof FormData ? FILES_ANSWER_WITHIN_MS : ANSWER_WITHIN_MS,
      headers: headersOf(token, options),
      ...(options.signal ? { signal: options.signal } : {}),
      ...(options.onProgress ? { onUploadProgress: tellProgress(options.onProgress) } : {}),
    });
    return data;
  } catch (error) {
    if (isCancel(error) || !isAxiosError(error)) throw error;
    endSessionIfRefused(error, token);
    throw readFailure(error);
  }
}

const tellProgress =
  (tell: (sent: number) => void) =>
  ({ progress }: AxiosProgressEvent) => {
    if (progress !== undefined) tell(progress);
  };

/** Only the token that is still current may end the session: a late answer to an old one is ignored (design §7). */
function endSessionIfRefused(error: AxiosError, token: string | null): void {
  const { getToken, onUnauthorized } = transportSettings();
  if (error.response?.status === 401 && token !== null && token === getToken()) onUnauthorized();
}

/** JSON by default (spec §7); a form sets its own content type, with its boundary. */
function headersOf(
  token: string | null,
  { body, idempotencyKey }: SendOptions,
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
