import type { PageData, ShellPreloads } from '@rollcall/shared/module';
import { waitFor } from '@testing-library/react';
import { aRelease, aReleaseList, aShellRelease } from '../../testing/releases.ts';
import { fetchAfterFirstInput } from './fetch-after-first-input.ts';

const PRELOADS: ShellPreloads = {
  files: {},
  parts: {
    theme: ['theme.js'],
    admin: ['calls.js', 'admin.js'],
    self: ['calls.js', 'self.js'],
    dashboard: ['dashboard.js'],
    'antd/es/table': ['table.js'],
  },
  byAccess: { public: ['theme'], session: ['theme', 'self'], admin: ['theme', 'admin'] },
  pages: { '/': { access: 'admin', title: 'Dashboard', parts: ['dashboard'] } },
};
const TIME = {
  ...aRelease({ routes: [{ path: '/my/time', access: 'session' }] }),
  needs: ['antd/es/table'],
};
const LEAVE = aRelease({ name: 'mfe-leave', routes: [{ path: '/leave', access: 'admin' }] });
const PAGE: PageData = {
  shell: aShellRelease(),
  releases: aReleaseList([TIME, LEAVE]),
  capabilities: ['self'],
  api: { baseUrl: '/api/v1', paths: {} },
  companyZone: 'UTC',
};
const FILES = PAGE.shell.filesUrl;

const type = () => document.dispatchEvent(new Event('input'));

/** jsdom has no fetch. */
const fetch = jest.fn<Promise<object>, [url: string, init?: RequestInit]>();
const requests = () => fetch.mock.calls.map(([url]) => url);

beforeEach(() => {
  fetch.mockReset().mockImplementation(async () => ({
    json: async () => PRELOADS,
    arrayBuffer: async () => new ArrayBuffer(0),
  }));
  Object.assign(globalThis, { fetch });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'fetch'));

test('the first input fetches the dashboard and the home of employees, each file once', async () => {
  fetchAfterFirstInput({ page: PAGE, requested: () => undefined, isSigningIn: () => true });
  expect(fetch).not.toHaveBeenCalled();
  type();
  type();
  await waitFor(() => expect(requests()).toContain(`${TIME.url}remote-entry.js`));
  expect(requests()).toEqual([
    `/shell/${PAGE.shell.version}/preloads.json`,
    ...['theme.js', 'calls.js', 'admin.js', 'dashboard.js', 'self.js', 'table.js'].map(
      (file) => FILES + file,
    ),
    `${TIME.url}remote-entry.js`,
  ]);
});

test('the page that was opened without a session comes first', async () => {
  fetchAfterFirstInput({ page: PAGE, requested: () => '/leave', isSigningIn: () => true });
  type();
  await waitFor(() => expect(requests()).toContain(`${TIME.url}remote-entry.js`));
  const before = requests().slice(0, requests().indexOf(`${FILES}dashboard.js`));
  expect(before).toContain(`${LEAVE.url}remote-entry.js`);
});

test('nothing is fetched until input means a sign-in', async () => {
  let isOnPage = false;
  const isSigningIn = () => isOnPage;
  fetchAfterFirstInput({ page: PAGE, requested: () => undefined, isSigningIn });
  type();
  expect(fetch).not.toHaveBeenCalled();
  isOnPage = true;
  type();
  await waitFor(() => expect(requests()).toContain(`${TIME.url}remote-entry.js`));
});

test('after the sign-in no further file is fetched', async () => {
  let isOnPage = true;
  const isSigningIn = () => isOnPage;
  const rest = Promise.withResolvers<ArrayBuffer>();
  fetch.mockImplementation(async () => ({
    json: async () => PRELOADS,
    arrayBuffer: () => rest.promise,
  }));
  fetchAfterFirstInput({ page: PAGE, requested: () => undefined, isSigningIn });
  type();
  await waitFor(() => expect(requests()).toContain(`${FILES}calls.js`));
  const before = requests();
  isOnPage = false;
  rest.resolve(new ArrayBuffer(0));
  await new Promise((resolve) => setTimeout(resolve));
  expect(requests()).toEqual(before);
});

test('a file that cannot be fetched changes nothing', async () => {
  fetch.mockRejectedValue(new TypeError('Failed to fetch'));
  fetchAfterFirstInput({ page: PAGE, requested: () => undefined, isSigningIn: () => true });
  type();
  // An unhandled rejection would fail the test.
  await new Promise((resolve) => setTimeout(resolve));
  expect(fetch).toHaveBeenCalledTimes(1);
});
