import { create } from 'zustand';
import type { SessionUser } from '../contract/index.ts';
import { clearDrafts, removeOldSecrets } from './draft-storage.ts';
import { clearStored, concernsSession, readStored, writeStored } from './storage.ts';
import { isLive, tokenEndsAt, tokenRole } from './token.ts';

/** The longest delay that a browser's timer takes, in milliseconds; a longer one fires at once. */
const MAX_TIMER_MS = 2_147_483_647;

export interface Session {
  readonly token: string | null;
  readonly user: SessionUser | null;
  /** Password recovery, in memory only (spec §3, design §7). */
  readonly forgot: Recovery;
  /** Whether the last session ended without its user wanting it: forms then keep what stands in them. */
  readonly hasExpired: boolean;
}

/** How far a password recovery has come; each step knows just what it needs (design §7). */
export interface Recovery {
  readonly email: string | null;
  /** When the code was sent, in milliseconds since 1970: its resend waits from then on. */
  readonly sentAt: number | null;
  readonly resetToken: string | null;
}

interface SessionActions {
  /** Keeps token and user, in storage too, and arms the expiry timer (spec §4). */
  signIn(granted: { readonly token: string; readonly employee: SessionUser | null }): void;
  /** Clears the session from memory and storage, as its user wishes. */
  signOut(): void;
  /** The same when time or server ended it (spec §4). */
  expire(): void;
  /** Keeps how far a password recovery has come; everything that is not given is forgotten (design §7). */
  keepRecovery(recovery: Partial<Recovery>): void;
  /** Drops a token whose time has passed (spec §4). Called before each navigation and by the timer. */
  checkExpiry(): void;
  /**
   * Reads the stored session, follows the other tabs and arms the expiry timer. Returns how to stop.
   * Called once, by the shell.
   */
  startSession(): () => void;
}

const NO_RECOVERY: Recovery = { email: null, sentAt: null, resetToken: null };
const NOBODY: Session = { token: null, user: null, forgot: NO_RECOVERY, hasExpired: false };

/** Calls `onEnd` once the time of the token has passed that is held then; `arm` follows a new one. */
function expiryTimer(heldToken: () => string | null, onEnd: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  function arm(): void {
    stop();
    const token = heldToken();
    const endsAt = token === null ? Number.POSITIVE_INFINITY : tokenEndsAt(token);
    if (endsAt === Number.POSITIVE_INFINITY) return;
    const delay = Math.min(Math.max(endsAt - Date.now(), 0), MAX_TIMER_MS);
    timer = setTimeout(() => {
      onEnd();
      arm();
    }, delay);
  }
  return { arm, stop };
}

/** Calls `onChange` when another tab has changed the stored session. Returns how to stop. */
function followTabs(onChange: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (concernsSession(event)) onChange();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** Who is signed in: one store in the page, shared by shell and modules (design §7). */
export const useSession = create<Session & SessionActions>()((set, get) => {
  const timer = expiryTimer(
    () => get().token,
    () => get().checkExpiry(),
  );

  function adoptStored(): void {
    const stored = readStored();
    if (stored.token !== null && !isLive(stored.token, Date.now())) {
      get().expire();
      return;
    }
    if (stored.token === null) set(NOBODY);
    else set({ token: stored.token, user: stored.user });
    timer.arm();
  }

  function forget(hasExpired: boolean): void {
    timer.stop();
    clearStored();
    set({ ...NOBODY, hasExpired });
  }

  return {
    ...NOBODY,
    signIn({ token, employee }) {
      writeStored(token, employee);
      set({ ...NOBODY, token, user: employee });
      timer.arm();
    },
    signOut() {
      forget(false);
      clearDrafts();
    },
    expire: () => forget(true),
    keepRecovery: (recovery) => set({ forgot: { ...NO_RECOVERY, ...recovery } }),
    checkExpiry() {
      const { token } = get();
      if (token !== null && !isLive(token, Date.now())) get().expire();
    },
    startSession() {
      removeOldSecrets();
      adoptStored();
      const stopFollowing = followTabs(adoptStored);
      return () => {
        stopFollowing();
        timer.stop();
      };
    },
  };
});

/** The same store for code outside React. */
export const sessionStore = useSession;

/** The role in force: the user's, else the token's claim; without either the session is not ADMIN (design §7, §15.4). */
export function getRole({ token, user }: Pick<Session, 'token' | 'user'>): string | undefined {
  return user?.role || (token === null ? undefined : tokenRole(token));
}
