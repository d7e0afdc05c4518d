import { type SessionUser, sessionUser } from '../contract/index.ts';

/** Keys of local storage; separate and unprefixed, as specified (spec §3, design §7). */
const KEYS = { token: 'token', user: 'user', userId: 'userId' } as const;

export interface StoredSession {
  readonly token: string | null;
  readonly user: SessionUser | null;
}

/** True for a storage event that may have changed the session; a null key means that storage was cleared. */
export function concernsSession(event: StorageEvent): boolean {
  return event.key === null || event.key === KEYS.token || event.key === KEYS.user;
}

/** Reads the stored session. Removes unreadable values from storage instead of throwing (design §7). */
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
    // Falls through: invalid JSON is removed like JSON that is not a user.
  }
  localStorage.removeItem(KEYS.user);
  return null;
}

/** Stores a session. When storage cannot be written, the session lasts until the page is closed. */
export function writeStored(token: string, user: SessionUser | null): void {
  try {
    localStorage.setItem(KEYS.token, token);
    writeItem(KEYS.user, user && JSON.stringify(user));
    writeItem(KEYS.userId, user && String(user.id));
  } catch {
    // The session remains in memory.
  }
}

function writeItem(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
}

/** Removes the session from storage. */
export function clearStored(): void {
  try {
    for (const key of Object.values(KEYS)) localStorage.removeItem(key);
  } catch {
    // Storage that cannot be written contains no session either.
  }
}
