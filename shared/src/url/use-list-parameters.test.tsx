/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { MAX_PAGE, MAX_SEARCH_LENGTH } from '../domain/index.ts';
import { useListParameters } from './index.ts';

/** Renders the hook on a page with the given query string and one earlier history entry. */
function open(address: string) {
  type List = ReturnType<typeof useListParameters>;
  const render = jest.fn<void, [List]>();
  function Page() {
    render(useListParameters());
    return null;
  }
  const router = createMemoryRouter(
    [
      { path: '/list', element: <Page /> },
      { path: '*', element: null },
    ],
    {
      initialEntries: ['/before', `/list${address}`],
      initialIndex: 1,
    },
  );
  renderHook(() => null, { wrapper: () => <RouterProvider router={router} /> });
  const list = () => render.mock.lastCall?.[0] as List;
  return {
    list,
    at: () => router.state.location.search,
    run: (change: (current: List) => void) => act(async () => change(list())),
    back: () => act(() => router.navigate(-1)),
    path: () => router.state.location.pathname,
  };
}

test.each([
  ['', 0],
  ['?page=1', 0],
  ['?page=2', 1],
  ['?page=', 0],
  ['?page=0', 0],
  ['?page=-3', 0],
  ['?page=1.5', 0],
  ['?page=two', 0],
  ['?page=Infinity', 0],
  ['?page=99999999999', MAX_PAGE],
])('the query string %j is page %d, zero-based (design §13)', (address, page) => {
  expect(open(address).list().page).toBe(page);
});

test('a page is in the URL, one-based; the first page is omitted', async () => {
  const { run, at } = open('?status=Pending');
  await run((list) => list.showPage(2));
  expect(at()).toBe('?status=Pending&page=3');
  await run((list) => list.showPage(0));
  expect(at()).toBe('?status=Pending');
});

test('a filter change returns to the first page (spec §4)', async () => {
  const { run, at } = open('?page=3&status=Pending');
  await run((list) => list.showFilter({ status: 'Approved', department: 'IT' }));
  expect(at()).toBe('?status=Approved&department=IT');
  await run((list) => list.showFilter({ status: undefined, department: '' }));
  expect(at()).toBe('');
});

test('of two changes before the page is rendered again, both stay', async () => {
  const { run, at, list } = open('?page=3');
  await run((current) => {
    current.showFilter({ from: '2026-03-01' });
    current.showFilter({ to: '2026-03-09' });
    current.showOpen({ employee: '7' });
  });
  expect(at()).toBe('?from=2026-03-01&to=2026-03-09&employee=7');
  await run((current) => current.showFilter({ from: undefined }));
  expect(at()).toBe('?to=2026-03-09&employee=7');
  expect(list().filter('to')).toBe('2026-03-09');
});

test('a change that was made before a rendering starts from the last change', async () => {
  const { run, at, list } = open('');
  const early = list();
  await run(() => early.showFilter({ from: '2026-03-01' }));
  await run(() => early.showFilter({ to: '2026-03-09' }));
  expect(at()).toBe('?from=2026-03-01&to=2026-03-09');
});

test('a change after the back button starts from what the URL shows', async () => {
  const { run, at, back } = open('');
  await run((list) => list.showFilter({ from: '2026-03-01' }));
  await run((list) => list.showFilter({ to: '2026-03-09' }));
  await back();
  expect(at()).toBe('?from=2026-03-01');
  await run((list) => list.showFilter({ department: 'IT' }));
  expect(at()).toBe('?from=2026-03-01&department=IT');
});

test('opening a dialog keeps the page', async () => {
  const { run, at } = open('?page=3');
  await run((list) => list.showOpen({ employee: '7' }));
  expect(at()).toBe('?page=3&employee=7');
});

test.each([
  [{ replace: true }, '/before'],
  [{ replace: false }, '/list'],
])('after a change with %j the back button leads to %s', async (how, path) => {
  const page = open('');
  await page.run((list) => list.showPage(1, how));
  await page.back();
  expect(page.path()).toBe(path);
});

test.each([
  ['?q=%20ana%20', 'ana'],
  ['?q=', undefined],
  ['?q=%20', undefined],
  ['', undefined],
  ['?q=a%00b', 'ab'],
  ['?q=%00', undefined],
])('the filter in %j is %j', (address, value) => {
  expect(open(address).list().filter('q')).toBe(value);
});

test('a search is cut to the length that the server accepts', () => {
  const { list } = open(`?search=${'a'.repeat(MAX_SEARCH_LENGTH + 1)}`);
  expect(list().search).toBe('a'.repeat(MAX_SEARCH_LENGTH));
  expect(open('').list().search).toBeUndefined();
});

test.each([
  ['?state=open', 'open'],
  ['?state=OPEN', 'open'],
  ['?state=Lost', undefined],
  ['?state=constructor', undefined],
  ['', undefined],
])(
  'the choice in %j is %j: an unknown one is no filter, so that no link breaks the page',
  (address, value) => {
    expect(open(address).list().choice('state', ['open', 'closed'])).toBe(value);
  },
);
