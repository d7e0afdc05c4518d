/** @jest-environment jsdom */
import { sessionUser } from '../contract/index.ts';
import { anAdministrator, aToken } from '../testing/builders.ts';
import { getRole, sessionStore } from './session.ts';

const NOW = Date.UTC(2026, 2, 9, 12);
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const employee = anAdministrator();
const endingIn = (ms: number) => aToken({ exp: (NOW + ms) / 1000 });
const state = () => sessionStore.getState();
const stored = () => ['token', 'user', 'userId'].map((key) => localStorage.getItem(key));

let stop: (() => void) | undefined;
/** Starts the session with the given items in storage. */
function startWith(items: Readonly<Record<string, string>>): void {
  for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  stop = state().startSession();
}

/** Simulates the browser's event in this tab when another tab writes to storage. */
function otherTabWrites(key: string | null, value: string | null): void {
  if (key === null) localStorage.clear();
  else if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
}

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => {
  stop?.();
  state().signOut();
  localStorage.clear();
  jest.useRealTimers();
});

test('a sign-in stores token, user and userId under separate keys (spec §3)', () => {
  const token = endingIn(HOUR_MS);
  state().signIn({ token, employee });
  expect(stored()).toEqual([token, JSON.stringify(employee), '1']);
  expect(state()).toMatchObject({ token, user: employee });
});

test('a sign-in without an employee removes the previous user from storage', () => {
  state().signIn({ token: endingIn(HOUR_MS), employee });
  const token = endingIn(2 * HOUR_MS);
  state().signIn({ token, employee: null });
  expect(stored()).toEqual([token, null, null]);
  expect(state()).toMatchObject({ token, user: null });
});

test('a sign-out clears the session from memory and storage, and nothing else (spec §4)', () => {
  localStorage.setItem('rc_mode', 'dark');
  state().signIn({ token: endingIn(HOUR_MS), employee });
  state().signOut();
  expect(stored()).toEqual([null, null, null]);
  expect(state()).toMatchObject({ token: null, user: null });
  expect(localStorage.getItem('rc_mode')).toBe('dark');
});

test('a stored session is loaded on start', () => {
  const token = endingIn(HOUR_MS);
  startWith({ token, user: JSON.stringify(employee) });
  expect(state()).toMatchObject({ token, user: employee });
});

test.each([
  ['expired', endingIn(-1000)],
  ['undecodable', 'not-a-token'],
])('an %s stored token is removed on start (spec §4)', (_, token) => {
  startWith({ token, user: JSON.stringify(employee), userId: '1' });
  expect(state().token).toBeNull();
  expect(stored()).toEqual([null, null, null]);
});

test.each(['{', '"text"', 'null', '{"id":"x"}', '[]'])(
  'the stored user %s is removed, and the token stays (design §7)',
  (user) => {
    const token = endingIn(HOUR_MS);
    startWith({ token, user });
    expect(state()).toMatchObject({ token, user: null });
    expect(localStorage.getItem('user')).toBeNull();
  },
);

test('a sign-in works when storage throws', () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  state().signIn({ token: endingIn(HOUR_MS), employee });
  expect(state().user).toEqual(employee);
  setItem.mockRestore();
});

test('a token that expires while the page is open ends the session immediately', () => {
  state().signIn({ token: endingIn(HOUR_MS), employee });
  jest.advanceTimersByTime(HOUR_MS - 1);
  expect(state().token).not.toBeNull();
  jest.advanceTimersByTime(1);
  expect(state().token).toBeNull();
  expect(stored()).toEqual([null, null, null]);
});

test('a token that expires after the longest browser timer ends the session at the right time', () => {
  state().signIn({ token: endingIn(40 * DAY_MS), employee });
  jest.advanceTimersByTime(39 * DAY_MS);
  expect(state().token).not.toBeNull();
  jest.advanceTimersByTime(DAY_MS);
  expect(state().token).toBeNull();
});

test('a token without exp starts no timer and stays', () => {
  state().signIn({ token: aToken(), employee });
  expect(jest.getTimerCount()).toBe(0);
  state().checkExpiry();
  expect(state().token).not.toBeNull();
});

test('a check ends a session whose token expired while the machine slept', () => {
  state().signIn({ token: endingIn(HOUR_MS), employee });
  jest.setSystemTime(NOW + 2 * HOUR_MS);
  state().checkExpiry();
  expect(state().token).toBeNull();
});

test('other tabs follow a sign-in and a sign-out', () => {
  const token = endingIn(HOUR_MS);
  startWith({});
  localStorage.setItem('user', JSON.stringify(employee));
  otherTabWrites('token', token);
  expect(state()).toMatchObject({ token, user: employee });
  otherTabWrites('token', null);
  expect(state()).toMatchObject({ token: null, user: null });
  otherTabWrites('token', token);
  otherTabWrites(null, null);
  expect(state().token).toBeNull();
});

test('settings that another tab changes do not affect the session', () => {
  startWith({ token: endingIn(HOUR_MS), user: JSON.stringify(employee) });
  const before = state().user;
  otherTabWrites('rc_mode', 'dark');
  expect(state().user).toBe(before);
});

test.each([
  [{ ...employee, role: 'ADMIN' }, aToken({ role: 'EMPLOYEE' }), 'ADMIN'],
  [{ ...employee, role: '' }, aToken({ role: 'ADMIN' }), 'ADMIN'],
  [null, aToken({ role: 'ADMIN' }), 'ADMIN'],
  [null, aToken(), undefined],
  [null, null, undefined],
])("the role is the user's, else the token's (design §7): %#", (user, token, role) => {
  expect(getRole({ user, token })).toBe(role);
});

const OTHER_VALUES = [undefined, null, 1, 1.5, 1e300, -1, true, '', 'text', [], ['a'], [1], {}];

test('a stored user is read exactly when the schema of the contract accepts it, and unknown fields are dropped', () => {
  const whole: Record<string, unknown> = { ...employee, rights: ['payroll.read'] };
  const changed = Object.keys(whole).flatMap((field) =>
    OTHER_VALUES.map((value) => ({ ...whole, [field]: value })),
  );
  const users: unknown[] = [whole, { ...whole, secret: 'x' }, ...changed, ...OTHER_VALUES];
  for (const user of users) {
    const text = JSON.stringify(user) ?? '';
    const { data } = text === '' ? {} : sessionUser.safeParse(JSON.parse(text));
    startWith({ token: endingIn(HOUR_MS), user: text });
    expect([text, state().user]).toEqual([text, data ?? null]);
    stop?.();
  }
});
