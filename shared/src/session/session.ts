import { create } from 'zustand';
import type { SessionUser } from '../contract/index.ts';
import { serverNow } from './clock.ts';
import { clearDrafts } from './draft-storage.ts';
import { clearStored, concernsSession, readStored, writeStored } from './storage.ts';
import { isLive, tokenEndsAt, tokenRole } from './token.ts';

/** The longest delay that a browser timer supports, in milliseconds; a longer one fires immediately. */
const MAX_TIMER_MS = 2_147_483_647;

export interface Session {
  readonly token: string | null;
  readonly user: SessionUser | null;
  /** Password recovery, in memory only (spec §3, design §7). */
  readonly forgot: Recovery;
  /** Whether the last session ended without a sign-out: forms then store their input as drafts. */
  readonly hasExpired: boolean;
}

/** Progress of a password recovery; each step has only the data that it needs (design §7). */
export interface Recovery {
  readonly email: string | null;
  /** When the code was sent, in epoch milliseconds: the countdown to a resend starts then. */
  readonly sentAt: number | null;
  readonly resetToken: string | null;
}

interface SessionActions {
  /** Stores token and user, also in local storage, and starts the expiry timer (spec §4). */
  signIn(granted: { readonly token: string; readonly employee: SessionUser | null }): void;
  /** Clears the session from memory and storage at the user's request, with all drafts. */
  signOut(): void;
  /** Clears the session that timed out or that the server ended (spec §4); forms store drafts. */
  expire(): void;
  /** Replaces the progress of a password recovery; fields that are not passed are reset (design §7). */
  keepRecovery(recovery: Partial<Recovery>): void;
  /** Ends the session if its token has expired (spec §4). Called before each navigation and by the timer. */
  checkExpiry(): void;
  /**
   * Loads the stored session, follows changes by other tabs and starts the expiry timer. Returns a function that stops
   * all of this. Called once, by the shell.
   */
  startSession(): () => void;
}

const NO_RECOVERY: Recovery = { email: null, sentAt: null, resetToken: null };
const SIGNED_OUT: Session = { token: null, user: null, forgot: NO_RECOVERY, hasExpired: false };

/** Calls `onExpired` when the current token expires. Call `start` whenever the token changes. */
function expiryTimer(currentToken: () => string | null, onExpired: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  function start(): void {
    stop();
    const token = currentToken();
    const endsAt = token === null ? Number.POSITIVE_INFINITY : tokenEndsAt(token);
    if (endsAt === Number.POSITIVE_INFINITY) return;
    const delay = Math.min(Math.max(endsAt - serverNow(), 0), MAX_TIMER_MS);
    timer = setTimeout(() => {
      onExpired();
      start();
    }, delay);
  }
  return { start, stop };
}

/** Calls `onChange` when another tab changes the stored session. Returns a function that stops it. */
function followTabs(onChange: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (concernsSession(event)) onChange();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** The session of the signed-in user: one store per page, shared by shell and modules (design §7). */
export const useSession = create<Session & SessionActions>()((set, get) => {
  const timer = expiryTimer(
    () => get().token,
    () => get().checkExpiry(),
  );

  function loadStored(): void {
    const stored = readStored();
    if (stored.token !== null && !isLive(stored.token, serverNow())) {
      get().expire();
      return;
    }
    if (stored.token === null) set(SIGNED_OUT);
    else set({ token: stored.token, user: stored.user });
    timer.start();
  }

  function clear(hasExpired: boolean): void {
    timer.stop();
    clearStored();
    set({ ...SIGNED_OUT, hasExpired });
  }

  return {
    ...SIGNED_OUT,
    signIn({ token, employee }) {
      writeStored(token, employee);
      set({ ...SIGNED_OUT, token, user: employee });
      timer.start();
    },
    signOut() {
      clear(false);
      clearDrafts();
    },
    expire: () => clear(true),
    keepRecovery: (recovery) => set({ forgot: { ...NO_RECOVERY, ...recovery } }),
    checkExpiry() {
      const { token } = get();
      if (token !== null && !isLive(token, serverNow())) get().expire();
    },
    startSession() {
      loadStored();
      const stopFollowing = followTabs(loadStored);
      return () => {
        stopFollowing();
        timer.stop();
      };
    },
  };
});

/** The same store for code outside React. */
export const sessionStore = useSession;

const NO_RIGHTS: readonly string[] = [];

/** The rights of the user: words that modules ask for (decision 076). */
export const getRights = ({ user }: Pick<Session, 'user'>): readonly string[] =>
  user?.rights ?? NO_RIGHTS;

/** Whether the user has a right. It hides what they cannot use; the server that answers decides. */
export const useRight = (right: string): boolean =>
  useSession((session) => getRights(session).includes(right));

/** The role: the user's, else the token's claim; without either the session is not ADMIN (design §7, design §15.4). */
export function getRole({ token, user }: Pick<Session, 'token' | 'user'>): string | undefined {
  return user?.role || (token === null ? undefined : tokenRole(token));
}
