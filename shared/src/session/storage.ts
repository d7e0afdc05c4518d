import type { SessionUser } from '../contract/index.ts';

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
    const user = asUser(JSON.parse(text));
    if (user) return user;
  } catch {
    // Falls through: invalid JSON is removed like JSON that is not a user.
  }
  localStorage.removeItem(KEYS.user);
  return null;
}

/**
 * The known fields of a stored user; undefined when one is unreadable. Field by field, because every page starts with this
 * file and should not load the schema library for it; session.test.ts compares it with the schema.
 */
function asUser(value: unknown): SessionUser | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, firstName, lastName, email, role, rights } = value as SessionUser;
  const isReadable =
    Number.isSafeInteger(id) &&
    [firstName, lastName].every((name) => name === null || typeof name === 'string') &&
    [email, role].every((text) => typeof text === 'string') &&
    (rights === undefined || isTexts(rights));
  if (!isReadable) return undefined;
  return { id, firstName, lastName, email, role, ...(rights && { rights }) };
}

const isTexts = (value: unknown) =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

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
