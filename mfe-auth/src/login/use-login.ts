import { login } from '@rollcall/shared/calls';
import {
  getRole,
  isLive,
  serverNow,
  sessionStore,
  usePageContext,
  useSession,
} from '@rollcall/shared/session';
import { ApiError } from '@rollcall/shared/transport';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { landingPath } from './landing.ts';
import { TEXTS, tryAgainText } from './texts.ts';

/** Where Access Denied leads employees, on our own server only (design §7). */
const MY_TIME_PATH = '/my/time';

/** Signs in: makes the call, words its failure and, after success, replaces the page (spec §2, spec §4). */
export function useLogin() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const isBase = usePageContext((page) => page.capabilities === null);
  const isSignedIn = useSession((session) => session.token !== null);
  const isAdministrator = useSession((session) => getRole(session) === 'ADMIN');
  const userId = useSession(({ user }) => user?.id);
  const landing = landingPath(state, { isBase, isAdministrator, userId });
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: async (credentials: { email: string; password: string }) => {
      const session = await login(credentials);
      // The shell would end an expired session and return to this page without a message (spec §4).
      if (!isLive(session.token, serverNow())) throw new Error(TEXTS.ended);
      return session;
    },
    onSuccess: (session) => sessionStore.getState().signIn(session),
  });
  // Redirects both after a sign-in and when a signed-in user opens this page.
  useEffect(() => {
    if (isSignedIn) navigate(landing, { replace: true });
  }, [isSignedIn, landing, navigate]);
  const isUnverified = error instanceof ApiError && error.code === 'email_unverified';
  return {
    signIn: mutate,
    willOpenMyTime: landing === MY_TIME_PATH,
    isLoading: isPending || isSignedIn,
    message: error && messageOf(error, isBase),
    unverifiedEmail: isUnverified ? variables?.email : undefined,
  };
}

/** On our own server a message says itself when to try again. */
function messageOf(error: Error, isBase: boolean): string {
  const seconds = error instanceof ApiError ? error.retryAfterSeconds : undefined;
  return isBase && seconds ? `${error.message} ${tryAgainText(seconds)}` : error.message;
}
