import { aToken } from '@rollcall/shared/testing';
import { waitFor } from '@testing-library/react';
import { takeOver } from './take-over.ts';

const { documentElement: html, body } = document;

/** Puts a page with this first paint on the screen, before the console has drawn anything. */
function open(firstPaint: string): void {
  takeOver(window);
  body.innerHTML = `<div id="first-paint">${firstPaint}</div><div id="root"></div>`;
}

/** Lets the console draw, and the observer see it. */
async function draw(content: string): Promise<void> {
  const root = document.getElementById('root');
  if (root) root.innerHTML = content;
  await Promise.resolve();
}

const cover = () => document.getElementById('first-paint');

beforeEach(() => {
  localStorage.clear();
  body.innerHTML = '';
  delete html.dataset.mode;
});

test.each([
  ['no session', {}, 'none'],
  ['a token that cannot be read', { token: 'x' }, 'none'],
  ['an expired token', { token: aToken({ exp: 1 }) }, 'none'],
  ['an administrator', { token: aToken({ role: 'ADMIN' }) }, 'administrator'],
  ['another role', { token: aToken({ role: 'EMPLOYEE' }) }, 'employee'],
  ['the role of the user', { token: aToken({}), user: '{"role":"ADMIN"}' }, 'administrator'],
])('the style sheet learns who is signed in: %s', (_, items, expected) => {
  for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  open('');
  expect(html.dataset.session).toBe(expected);
});

describe('the first call (decision 087)', () => {
  const original = globalThis.fetch;
  const fetch = jest.fn(async () => ({}) as Response);
  beforeEach(() => {
    fetch.mockClear();
    Object.assign(globalThis, { fetch, rollcallFirstCall: undefined });
    html.dataset.firstCall = '/api/v1/admin/employee?page=0';
    html.dataset.firstCallFor = 'administrator';
  });
  afterEach(() => {
    delete html.dataset.firstCall;
    Object.assign(globalThis, { fetch: original });
  });

  test('is begun with the token of the session that it is for', () => {
    const token = aToken({ role: 'ADMIN' });
    localStorage.setItem('token', token);
    open('');
    const url = '/api/v1/admin/employee?page=0';
    const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` };
    expect(fetch).toHaveBeenCalledWith(url, { headers, signal: expect.any(AbortSignal) });
    expect(globalThis.rollcallFirstCall).toMatchObject({ url, token });
  });

  test.each([
    ['who is signed out', undefined],
    ['an expired session', aToken({ role: 'ADMIN', exp: 1 })],
    ['another role', aToken({ role: 'EMPLOYEE' })],
  ])('is not begun for %s', (_, token) => {
    if (token !== undefined) localStorage.setItem('token', token);
    open('');
    expect(fetch).not.toHaveBeenCalled();
  });

  test('does not count after another tab has changed something', async () => {
    localStorage.setItem('token', aToken({ role: 'ADMIN' }));
    open('');
    const otherTab = new BroadcastChannel('rollcall-changed-reads');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
    otherTab.postMessage(['listEmployees']);
    otherTab.close();
    await waitFor(() => expect(globalThis.rollcallFirstCall).toBeUndefined());
  });

  test('is not begun on a page that names none', () => {
    delete html.dataset.firstCall;
    localStorage.setItem('token', aToken({ role: 'ADMIN' }));
    open('');
    expect(fetch).not.toHaveBeenCalled();
  });
});

test('the chosen mode applies before anything is drawn, signed in or not', () => {
  localStorage.setItem('rollcall.appearance', 'dark');
  open('');
  expect(html.dataset.mode).toBe('dark');
});

test('the first paint is shown once it is complete', async () => {
  delete html.dataset.arrived;
  takeOver(window);
  body.innerHTML = '<div id="first-paint"><p>Half</p></div>';
  await Promise.resolve();
  expect(html.dataset.arrived).toBeUndefined();
  body.innerHTML += '<div id="root"></div>';
  await Promise.resolve();
  expect(html.dataset.arrived).toBe('');
});

test('the first paint stays until the console has drawn a heading', async () => {
  open('<h1>Dashboard</h1>');
  await draw('<p>Nothing yet</p>');
  expect(cover()).not.toBeNull();
  await draw('<div class="admin-main"><div class="page-skeleton"><h1>Dashboard</h1></div></div>');
  expect(cover()).toBeNull();
  expect(html.dataset.session).toBeUndefined();
});

const FORM =
  '<form><input name="email"><input name="password"><button type="submit"></button></form>';

test('a page without a layout stays until its own heading', async () => {
  open('<h1>Create Account</h1>');
  await draw('<main><div class="page-skeleton"><h1>Create Account</h1></div></main>');
  expect(cover()).not.toBeNull();
  await draw('<main><h1>Create Account</h1></main>');
  expect(cover()).toBeNull();
});

test('a form stays until the page has its own; what was typed, focus and caret are kept', async () => {
  open(FORM);
  const [email, password] = body.querySelectorAll<HTMLInputElement>('#first-paint input');
  if (!email || !password) throw new Error('The form has no fields.');
  email.value = 'a@example.com';
  password.value = 'secret';
  password.focus();
  password.setSelectionRange(2, 4);
  await draw('<div class="page-skeleton"><h1>Sign in</h1></div>');
  expect(cover()).not.toBeNull();
  expect(document.getElementById('root')?.getAttribute('aria-hidden')).toBe('true');

  const heard: string[] = [];
  body.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).name));
  await draw(`<h1>Sign in</h1>${FORM}`);
  expect(cover()).toBeNull();
  expect(document.getElementById('root')?.hasAttribute('aria-hidden')).toBe(false);
  const [nextEmail, nextPassword] = body.querySelectorAll<HTMLInputElement>('#root input');
  expect([nextEmail?.value, nextPassword?.value]).toEqual(['a@example.com', 'secret']);
  expect(heard).toEqual(['email', 'password']);
  expect(document.activeElement).toBe(nextPassword);
  expect([nextPassword?.selectionStart, nextPassword?.selectionEnd]).toEqual([2, 4]);
});

test.each([
  ['button', '#first-paint [type=submit]', '#root [type=submit]'],
  // Otherwise a press of Space would submit the form.
  ['button that shows the password', '#first-paint [type=button]', '#root [type=button]'],
  ['link', '#first-paint a', '#root a'],
])('the focus of a %s stays', async (_, from, to) => {
  const content = `${FORM}<button type="button"></button><a href="/other">Other</a><a href="/register">Register</a>`;
  open(content.replace('<a href="/other">Other</a>', ''));
  document.querySelector<HTMLElement>(from)?.focus();
  await draw(`<h1>Sign in</h1>${content}`);
  const focused = [...document.querySelectorAll(to)].at(-1);
  expect(focused).toBeDefined();
  expect(document.activeElement).toBe(focused);
});

test('a form stays until the text of an input method is in its field', async () => {
  open(FORM);
  const field = document.querySelector('#first-paint input') as HTMLInputElement;
  field.value = 'に';
  field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  await draw(`<h1>Sign in</h1>${FORM}`);
  expect(cover()).not.toBeNull();
  field.value = '日本';
  field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  expect(cover()).toBeNull();
  expect(document.querySelector<HTMLInputElement>('#root input')?.value).toBe('日本');
});

test('a form that was submitted early is submitted once the console can', async () => {
  open(FORM);
  const early = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  body.querySelector('#first-paint form')?.dispatchEvent(early);
  expect(early.defaultPrevented).toBe(true);
  const submitted = jest.fn((event: Event) => event.preventDefault());
  document.addEventListener('submit', submitted);
  await draw(`<h1>Sign in</h1>${FORM}`);
  document.removeEventListener('submit', submitted);
  expect(submitted).toHaveBeenCalledTimes(1);
});
