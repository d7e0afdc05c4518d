import { type SessionUser, sessionUser } from '../contract/index.ts';

/** Keys of local storage, plain and separate as the specification has them (spec §3, design §7). */
const KEYS = { token: 'token', user: 'user', userId: 'userId' } as const;

export interface StoredSession {
  readonly token: string | null;
  readonly user: SessionUser | null;
}

/** True for a storage event that may have changed the session; a null key is a cleared storage. */
export function concernsSession(event: StorageEvent): boolean {
  return event.key === null || event.key === KEYS.token || event.key === KEYS.user;
}

/** Reads the stored session. What is unreadable is dropped from storage, never thrown (design §7). */
export function readStored(): StoredSession {
  try {
    const token = localStorage.getItem(KEYS.token);
    return { token: token || null, user: readUser() };
  } catch {
    return { token: null, user: null };
  }
}

function readUser(): SessionUser | null {
  const text = localStorage.getItem(KEYS.user);
  if (text === null) return null;
  try {
    const parsed = sessionUser.safeParse(JSON.parse(text));
    if (parsed.success) return parsed.data;
  } catch {
    // Falls through: text that is no JSON is dropped like JSON that is no user.
  }
  localStorage.removeItem(KEYS.user);
  return null;
}

/** Stores a session; storage that cannot be written costs the memory of it, not the sign-in. */
export function writeStored(token: string, user: SessionUser | null): void {
  try {
    localStorage.setItem(KEYS.token, token);
    keep(KEYS.user, user && JSON.stringify(user));
    keep(KEYS.userId, user && String(user.id));
  } catch {
    // The session lives on in memory.
  }
}

function keep(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
}

/** Removes everything of the session from storage. */
export function clearStored(): void {
  try {
    for (const key of Object.values(KEYS)) localStorage.removeItem(key);
  } catch {
    // Storage that cannot be written holds nothing of ours either.
  }
}
