import {
  type DeployTokenInfo,
  LOG_PATH,
  type PointerMove,
  RELEASES_PATH,
  type ReleaseMove,
  type ReleasesReport,
  TOKENS_PATH,
} from '@rollcall/shared/module';
import { sessionStore } from '@rollcall/shared/session';
import { ApiError, type OutcomeMeta, queryClient } from '@rollcall/shared/transport';
import { queryOptions } from '@tanstack/react-query';

// Release control is on the console's own origin, whatever the backend is (design §6), so these are no calls of the transport.

/** How often the page asks again, in milliseconds; a hidden tab does not. */
const REFRESH_MS = 10_000;

/** How long a call may take, in milliseconds. */
const TIMEOUT_MS = 30_000;

/** A rule of the gate that refuses a move, and what to do. */
export interface Refusal {
  readonly rule: string;
  readonly problem: string;
  readonly fix: string;
}

/** A failed call, with the rules of the gate that refused it. */
export class ReleaseError extends ApiError {
  readonly refusals: readonly Refusal[];

  constructor(details: ConstructorParameters<typeof ApiError>[0], refusals: readonly Refusal[]) {
    super(details);
    this.refusals = refusals;
  }
}

interface Call {
  readonly method?: 'POST' | 'DELETE';
  readonly body?: object;
  readonly signal?: AbortSignal;
}

/** Body of a response: `data` of a success, the rest of a failure. */
interface Body {
  readonly data?: unknown;
  readonly message?: string;
  readonly code?: string;
  readonly requestId?: string;
  readonly fields?: ApiError['fields'];
  readonly refusals?: readonly Refusal[];
}

/** @throws ReleaseError with a sentence to show; a 401 has ended the session, as in the transport. */
async function call<T>(path: string, { method, body, signal }: Call = {}): Promise<T> {
  const { token } = sessionStore.getState();
  const limit = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(path, {
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
    ...(method && { method }),
    ...(body && { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new ReleaseError({ message: UNREACHABLE, status: 0, origin: 'network' }, []);
  });
  const answer: Body = await response.json().catch(() => ({}));
  if (response.ok) return answer.data as T;
  const { status } = response;
  const session = sessionStore.getState();
  if (status === 401 && session.token === token) session.expire();
  const { message = UNREACHABLE, code, requestId, fields, refusals = [] } = answer;
  throw new ReleaseError({ message, status, origin: 'server', code, requestId, fields }, refusals);
}

const UNREACHABLE = 'The console’s web host did not answer. Check your connection, then try again.';

const KEY = 'releases';

/** Each name's pointer and its published versions. */
export const releasesQuery = () =>
  queryOptions({
    queryKey: [KEY, 'report'],
    queryFn: ({ signal }) => call<ReleasesReport>(RELEASES_PATH, { signal }),
    refetchInterval: REFRESH_MS,
  });

/** The deploy tokens, newest first. */
export const tokensQuery = () =>
  queryOptions({
    queryKey: [KEY, 'tokens'],
    queryFn: async ({ signal }) => {
      const { tokens } = await call<{ tokens: readonly DeployTokenInfo[] }>(TOKENS_PATH, {
        signal,
      });
      return tokens.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
    },
    refetchInterval: REFRESH_MS,
  });

/** The moves of pointers, newest first. */
export const logQuery = () =>
  queryOptions({
    queryKey: [KEY, 'log'],
    queryFn: async ({ signal }) =>
      (await call<{ moves: readonly ReleaseMove[] }>(LOG_PATH, { signal })).moves,
    refetchInterval: REFRESH_MS,
  });

/** What to do after a change: also a refused one may mean that the page shows what is no longer so. */
const change = (text: string) => ({
  onSettled: () => void queryClient.invalidateQueries({ queryKey: [KEY] }),
  meta: { outcome: { success: { text, tone: 'success' } } satisfies OutcomeMeta },
});

/** Moves the pointer of a name. @param text what the toast says then */
export const moveMutation = (name: string, text: string) => ({
  mutationFn: (body: PointerMove) =>
    call<unknown>(`${RELEASES_PATH}/${name}/moves`, { method: 'POST', body }),
  ...change(text),
});

/** The fields of a new deploy token. */
interface NewToken {
  readonly title: string;
  readonly modules: readonly string[];
  readonly mayPublish: boolean;
  readonly mayPoint: boolean;
  readonly days: number;
}

/** A deploy token with its text. */
export type Created = DeployTokenInfo & { readonly token: string };

/** Creates a deploy token; only this response has its text. */
export const createTokenMutation = (text: string) => ({
  mutationFn: (body: NewToken) => call<Created>(TOKENS_PATH, { method: 'POST', body }),
  // The text is shown once, so no cache keeps it.
  gcTime: 0,
  ...change(text),
});

export const revokeTokenMutation = (id: string, text: string) => ({
  mutationFn: () => call<unknown>(`${TOKENS_PATH}/${id}`, { method: 'DELETE' }),
  ...change(text),
});
