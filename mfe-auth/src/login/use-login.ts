import { login } from '@rollcall/shared/calls';
import { isLive, sessionStore, usePageContext, useSession } from '@rollcall/shared/session';
import { ApiError } from '@rollcall/shared/transport';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { landingPath } from './landing.ts';
import { TEXTS, tryAgainText } from './texts.ts';

/** Signing in: the call, what its failure says, and where success leads, with history replaced (spec §2, §4). */
export function useLogin() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const isBase = usePageContext((page) => page.capabilities === null);
  const isSignedIn = useSession((session) => session.token !== null);
  const landing = landingPath(state, isBase);
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: async (credentials: { email: string; password: string }) => {
      const granted = await login(credentials);
      // The shell would drop it at once and lead back here without a word (spec §4).
      if (!isLive(granted.token, Date.now())) throw new Error(TEXTS.ended);
      return granted;
    },
    onSuccess: (granted) => sessionStore.getState().signIn(granted),
  });
  // One place for both: a fresh sign-in and a live session that opens this page.
  useEffect(() => {
    if (isSignedIn) navigate(landing, { replace: true });
  }, [isSignedIn, landing, navigate]);
  const isUnverified = error instanceof ApiError && error.code === 'email_unverified';
  return {
    signIn: mutate,
    landing,
    isLoading: isPending || isSignedIn,
    message: error && messageOf(error),
    unverifiedEmail: isUnverified ? variables?.email : undefined,
  };
}

function messageOf(error: Error): string {
  const seconds = error instanceof ApiError ? error.retryAfterSeconds : undefined;
  const isSaid = /again in/i.test(error.message);
  return seconds && !isSaid ? `${error.message} ${tryAgainText(seconds)}` : error.message;
}
