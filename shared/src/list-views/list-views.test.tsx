/** @jest-environment jsdom */

import { lastOfMonth } from '@rollcall/shared/domain';
import { renderAsAdministrator, serveContract } from '@rollcall/shared/testing';
import { cutListPage, ListTable, ROW_ACTIONS, ROW_HEADING } from '@rollcall/shared/ui';
import { useListParameters } from '@rollcall/shared/url';
import { screen, waitFor } from '@testing-library/react';
import { useListSort, useListView, useRangeOfSort, ViewButton } from './index.ts';

const server = serveContract();
beforeEach(() => localStorage.clear());

const SORTS = ['date', 'length'] as const;
interface Walk {
  readonly id: number;
}
const ROWS: Walk[] = [{ id: 1 }];
const NOTHING = { minWidth: 100, render: () => '-' };

function List() {
  const sort = useListSort(SORTS);
  const { filter } = useListParameters();
  const asked = { from: filter('from'), to: filter('to') };
  const range = useRangeOfSort(asked, sort.current, 'date');
  const view = useListView<Walk>({
    list: 'walks',
    filters: ['search'],
    columns: [
      { title: 'Who', key: 'who', ...NOTHING, ...ROW_HEADING },
      { title: 'Date', ...sort.of('date'), ...NOTHING },
      { title: 'Length', ...sort.of('length'), ...NOTHING },
      { title: 'Weather', key: 'weather', ...NOTHING },
      { title: 'Actions', key: 'actions', ...NOTHING, ...ROW_ACTIONS },
    ],
    added: ['weather'],
  });
  return (
    <>
      <ViewButton view={view} />
      <p aria-label="Query">{JSON.stringify(sort.query)}</p>
      <p aria-label="Range">{`${range.from} to ${range.to}`}</p>
      <ListTable
        label="Walks"
        columns={view.columns}
        list={{ data: cutListPage(ROWS, 0, 0), error: null, isRefreshing: false, retry: jest.fn() }}
        page={0}
        onPage={jest.fn()}
        onSort={sort.onSort}
        texts={{ loading: 'Loading', empty: 'None' }}
      />
    </>
  );
}

const open = (query = '', capabilities: readonly string[] = ['list-views']) =>
  renderAsAdministrator([{ path: '/walks', Component: List }], {
    server,
    path: `/walks${query}`,
    capabilities,
    zone: 'UTC',
  });
const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const openMenu = async (user: ReturnType<typeof open>['user']) =>
  user.click(await screen.findByRole('button', { name: 'View options' }));
const kept = () => Object.keys(localStorage).filter((key) => key.includes('columns'));
const toggle = async (user: ReturnType<typeof open>['user'], name: string) =>
  user.click(await screen.findByRole('checkbox', { name }));

test('by default the specified columns are shown; those of a row’s name and actions stay', async () => {
  const { user } = open();
  expect(headings()).toEqual(['Who', 'Date', 'Length', 'Actions']);
  await openMenu(user);
  await screen.findByRole('group', { name: 'Columns' });
  const boxes = screen.getAllByRole('checkbox');
  expect(boxes.map((box) => box.closest('label')?.textContent)).toEqual([
    'Date',
    'Length',
    'Weather',
  ]);
  expect(screen.getByRole('button', { name: 'Reset columns' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('columns are hidden and added, in the URL; reset shows the specified ones', async () => {
  const { user, at } = open('?search=a&page=2');
  await openMenu(user);
  await toggle(user, 'Weather');
  await toggle(user, 'Date');
  expect(headings()).toEqual(['Who', 'Length', 'Weather', 'Actions']);
  expect(at()).toBe('/walks?search=a&page=2&columns=-date.weather');
  await user.click(screen.getByRole('button', { name: 'Reset columns' }));
  expect(headings()).toEqual(['Who', 'Date', 'Length', 'Actions']);
  expect(at()).toBe('/walks?search=a&page=2');
  expect(kept()).toEqual([]);
});

test('a link shows its columns, and changes nothing in this browser', async () => {
  open('?columns=weather.-length.-nonsense.-who');
  expect(headings()).toEqual(['Who', 'Date', 'Weather', 'Actions']);
  expect(kept()).toEqual([]);
});

test('the choice is kept in this browser for the next visit; a link wins', async () => {
  const { user, unmount } = open();
  await openMenu(user);
  await toggle(user, 'Length');
  unmount();
  const next = open();
  expect(headings()).toEqual(['Who', 'Date', 'Actions']);
  next.unmount();
  open('?columns=default');
  expect(headings()).toEqual(['Who', 'Date', 'Length', 'Actions']);
});

test('without the capability columns and order are the specified ones', () => {
  localStorage.setItem('rollcall.walks-columns.1', '-date');
  open('?columns=weather.-length&sort=date', []);
  expect(headings()).toEqual(['Who', 'Date', 'Length', 'Actions']);
  expect(screen.queryByRole('button', { name: 'View options' })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Query')).toHaveTextContent('{}');
});

test('a list sorted by a hidden column says so where there are no headings', async () => {
  open('?sort=length&order=desc&columns=-length');
  expect(headings()).toEqual(['Who', 'Date', 'Actions']);
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue(
    'Length, descending',
  );
});

test.each([
  ['?sort=length', { sort: 'length', order: 'asc' }],
  ['?sort=LENGTH&order=desc', { sort: 'length', order: 'desc' }],
  ['?sort=length&order=sideways', { sort: 'length', order: 'asc' }],
  ['?sort=weight&order=desc', {}],
])('the link %s sorts by %j', (query, expected) => {
  open(query);
  expect(screen.getByLabelText('Query')).toHaveTextContent(JSON.stringify(expected));
});

test.each([
  ['', undefined, undefined],
  ['?sort=date', undefined, undefined],
  ['?sort=length', 'THIS-01', 'THIS-END'],
  ['?sort=length&from=2026-02-10', '2026-02-10', '2026-02-28'],
  ['?sort=length&to=2026-02-10', '2026-02-01', '2026-02-10'],
  ['?sort=length&from=2026-02-10&to=2026-02-11', '2026-02-10', '2026-02-11'],
  ['?from=2026-02-10', '2026-02-10', undefined],
])('the link %s shows the days from %s to %s', (query, from, to) => {
  open(query);
  const month = new Date().toISOString().slice(0, 7);
  const texts: Record<string, string> = {
    'THIS-01': `${month}-01`,
    'THIS-END': lastOfMonth(`${month}-01`),
  };
  const text = (date: string | undefined) => texts[date ?? ''] ?? String(date);
  expect(screen.getByLabelText('Range')).toHaveTextContent(`${text(from)} to ${text(to)}`);
});

test('a heading sorts, and returns to the first page', async () => {
  const { user, at } = open('?page=3');
  const heading = () => screen.getByRole('columnheader', { name: 'Length' });
  await user.click(heading());
  expect(at()).toBe('/walks?sort=length&order=asc');
  await user.click(heading());
  expect(at()).toBe('/walks?sort=length&order=desc');
  await user.click(heading());
  expect(at()).toBe('/walks');
});

test('Escape closes the menu, and the focus is on its button', async () => {
  const { user } = open();
  await openMenu(user);
  await screen.findByRole('group', { name: 'Columns' });
  await user.tab();
  expect(screen.getByRole('checkbox', { name: 'Date' })).toHaveFocus();
  await user.keyboard('{Escape}');
  const button = screen.getByRole('button', { name: 'View options' });
  expect(button).toHaveFocus();
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
});
