import type { PageData, SessionHint } from '@rollcall/shared/module';
import { LIST, SHELL } from '../testing/releases.ts';
import type { DrawnPage } from './drawn-page.ts';
import { firstCallOf } from './first-call.ts';

const DATA: PageData = {
  shell: SHELL,
  releases: LIST,
  capabilities: ['timelogs.page'],
  api: { baseUrl: '/api/v1', paths: { registerEmployee: '/employee' } },
  companyZone: null,
};
const URL = '/admin/time-logs?page=0';

const page = (firstCall: DrawnPage['firstCall']): DrawnPage => ({
  pathname: '/time/logs',
  access: 'admin',
  title: 'Time Logs',
  release: undefined,
  files: [],
  ...(firstCall && { firstCall }),
});

test('the browser begins the call of the route for who is signed in', () => {
  const call = { url: URL, capability: 'timelogs.page' };
  for (const hint of ['administrator', 'employee'] as const) {
    expect(firstCallOf(DATA, page(call), hint, '')).toEqual({
      url: `/api/v1${URL}`,
      session: hint,
    });
  }
});

interface Case {
  readonly data?: PageData;
  readonly hint?: SessionHint | undefined;
  readonly query?: string;
  readonly url?: string;
}

const CASES: readonly (readonly [title: string, changes: Case])[] = [
  ['a visitor who is signed out', { hint: 'signedOut' }],
  ['a visitor of whom nothing is known', { hint: undefined }],
  ['a page with a query string', { query: '?page=2' }],
  ['a base backend', { data: { ...DATA, capabilities: null } }],
  ['a backend without the capability', { data: { ...DATA, capabilities: ['self'] } }],
  ['a URL that changes the host', { url: '//x.example/a' }],
  ['a URL with credentials', { url: '@x.example/a' }],
  ['a URL that leaves the API', { url: '/../secret' }],
  ['a URL that ends an attribute', { url: '/a" onload="b' }],
];

test.each(CASES)('no call is begun for %s (decision 087)', (_, changes) => {
  const { data, hint, query, url } = {
    data: DATA,
    hint: 'administrator' as const,
    query: '',
    url: URL,
    ...changes,
  };
  const drawn = page({ url, capability: 'timelogs.page' });
  expect(firstCallOf(data, drawn, hint, query)).toBeUndefined();
});

test('no call is begun for a route without one', () => {
  expect(firstCallOf(DATA, page(undefined), 'administrator', '')).toBeUndefined();
});
