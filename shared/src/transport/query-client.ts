import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { type Tone, transportSettings } from './transport.ts';

/** Toasts of a call, in the `meta` of its query or mutation (design §15.9). */
export interface OutcomeMeta {
  /** Shows the error's message as a toast; a function says which errors, where the page shows the others. */
  readonly toastFailure?: boolean | ((error: Error) => boolean);
  readonly success?: {
    readonly text: string;
    readonly tone: Tone;
    /** A button in the toast; `run` gets the mutation's variables and its result. */
    readonly action?: { readonly label: string; run(variables: unknown, data: unknown): void };
  };
}

const outcomeOf = (meta: Record<string, unknown> | undefined): OutcomeMeta =>
  (meta?.outcome as OutcomeMeta | undefined) ?? {};

function showFailure(error: Error, meta: Record<string, unknown> | undefined): void {
  // A 401 has already ended the session and opened the sign-in page.
  if (error instanceof ApiError && error.status === 401) return;
  const { toastFailure } = outcomeOf(meta);
  const isToast = typeof toastFailure === 'function' ? toastFailure(error) : toastFailure;
  if (isToast) transportSettings().notify('error', error.message);
}

/** A failure that a retry would repeat: the server refused the request. */
const isRefusal = (error: Error) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/** The page's only query cache, shared by shell and modules (design §8). Shows the toasts of all calls, once each. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, query) => showFailure(error, query.meta) }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, mutation) => showFailure(error, mutation.meta),
    onSuccess(data, variables, _result, mutation) {
      const { success } = outcomeOf(mutation.meta);
      if (!success) return;
      const { tone, text, action } = success;
      const { notify } = transportSettings();
      if (!action) notify(tone, text);
      else notify(tone, text, { label: action.label, run: () => action.run(variables, data) });
    },
  }),
  // A browser that reports being offline may still reach a console on its own machine or network. If it cannot, the
  // call fails with a message, whereas a call paused by the library would just look slow.
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
