import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { type Tone, transportSettings } from './transport.ts';

/** Toasts of a call, carried in the `meta` of its query or mutation (design §15.9). */
export interface OutcomeMeta {
  /** Raise the error's message as a toast. */
  readonly toastFailure?: boolean;
  readonly success?: {
    readonly text: string;
    readonly tone: Tone;
    /** A button in the toast; `run` is told what the mutation was called with, and what it came to. */
    readonly action?: { readonly label: string; run(variables: unknown, data: unknown): void };
  };
}

const outcomeOf = (meta: Record<string, unknown> | undefined): OutcomeMeta =>
  (meta?.outcome as OutcomeMeta | undefined) ?? {};

function raiseFailure(error: Error, meta: Record<string, unknown> | undefined): void {
  // A 401 that ended the session has already led to the sign-in page.
  if (error instanceof ApiError && error.status === 401) return;
  if (outcomeOf(meta).toastFailure) transportSettings().notify('error', error.message);
}

/** A failure that the same request would meet again: the server understood and refused. */
const isRefusal = (error: Error) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/** The one query cache of the page, shared by shell and modules (design §8). Every toast of a call is raised here, once. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, query) => raiseFailure(error, query.meta) }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, mutation) => raiseFailure(error, mutation.meta),
    onSuccess(data, variables, _result, mutation) {
      const { success } = outcomeOf(mutation.meta);
      if (!success) return;
      const { tone, text, action } = success;
      const { notify } = transportSettings();
      if (!action) notify(tone, text);
      else notify(tone, text, { label: action.label, run: () => action.run(variables, data) });
    },
  }),
  // A browser that says it is offline may still reach a console on its own machine or network; when it cannot,
  // the failure says so, where a paused call would look like a slow one for ever.
  defaultOptions: {
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: 15_000,
      retry: (count, error) => !isRefusal(error) && count < 2,
    },
  },
});
