/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import {
  ErrorNotice,
  ListFooter,
  ListTable,
  ROW_DETAIL,
  ROW_HEADING,
  StatusTag,
  toListPage,
  useRowDescription,
} from './index.ts';

const COLUMNS = [{ title: 'Name', dataIndex: 'name' }];
const TEXTS = {
  loading: 'Wait',
  empty: 'Nothing',
  error: (message: string) => `Error: ${message}`,
};
const page = { rows: [{ id: 1, name: 'Ana' }], total: 1, pageSize: 10, unreadable: 0 };

function drawList(list: { data?: typeof page; error?: Error; isRefreshing?: boolean }) {
  const onPage = jest.fn();
  const retry = jest.fn();
  const read = { data: undefined, error: null, isRefreshing: false, retry, ...list };
  render(
    <ListTable
      label="People"
      columns={COLUMNS}
      list={read}
      page={0}
      onPage={onPage}
      texts={TEXTS}
    />,
  );
  return { onPage, retry };
}

test('a list on its first load is busy, shows a loading text, and has no pager', () => {
  drawList({});
  expect(screen.getByRole('region', { name: 'People' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('Wait')).toBeVisible();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('one status says what a list shows: loading, the rows, none; no table is in a live region', () => {
  const draw = (list: { data?: typeof page; isRefreshing?: boolean }) => (
    <ListTable
      label="People"
      columns={COLUMNS}
      list={{ data: undefined, error: null, isRefreshing: false, retry: jest.fn(), ...list }}
      page={0}
      onPage={jest.fn()}
      texts={TEXTS}
    />
  );
  const { rerender } = render(draw({}));
  const status = screen.getByRole('status');
  const expectStatus = (text: string) => {
    // A new element would not be announced.
    expect(screen.getByRole('status')).toBe(status);
    expect(status).toHaveTextContent(text);
    expect(screen.getByRole('table').closest('[aria-live], output, [role="status"]')).toBeNull();
  };
  expectStatus('People: loading');
  rerender(draw({ data: page }));
  expectStatus('Showing 1–1 of 1');
  rerender(draw({ data: page, isRefreshing: true }));
  expectStatus('Showing 1–1 of 1');
  expect(screen.getByRole('region', { name: 'People' })).toHaveAttribute('aria-busy', 'true');
  rerender(draw({ data: { ...page, rows: [], total: 0 } }));
  expectStatus('No records');
});

test('the controls of a row are described by its heading and details (decision 062)', () => {
  function Edit() {
    return (
      <button type="button" {...useRowDescription()}>
        Edit
      </button>
    );
  }
  const columns = [
    { title: 'Date', dataIndex: 'date', ...ROW_DETAIL },
    { title: 'Name', dataIndex: 'name', ...ROW_HEADING },
    { title: 'Town', dataIndex: 'town' },
    { title: 'Actions', render: () => <Edit /> },
  ];
  const rows = [
    { id: 1, name: 'Ana', date: 'Mar 02', town: 'Lund' },
    { id: 1, name: 'Ana', date: 'Mar 03', town: 'Lund' },
  ];
  const list = { data: { ...page, rows }, error: null, isRefreshing: false, retry: jest.fn() };
  const table = (label: string) => (
    <ListTable {...{ label, columns, list }} page={0} onPage={jest.fn()} texts={TEXTS} />
  );
  // Ids are unique, also with the same rows in two tables.
  render([table('Left'), table('Right')].map((one) => <div key={one.props.label}>{one}</div>));
  const edits = screen.getAllByRole('button', { name: 'Edit' });
  const described = ['Ana Mar 02', 'Ana Mar 03', 'Ana Mar 02', 'Ana Mar 03'];
  expect(edits).toHaveLength(described.length);
  for (const [index, text] of described.entries()) {
    expect(edits[index]).toHaveAccessibleDescription(text);
  }
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a wide table can be scrolled by keyboard', () => {
  drawList({ data: page });
  expect(screen.getByRole('region', { name: 'People' })).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('region', { name: 'People' })).toHaveAttribute('aria-busy', 'false');
});

test('a failure without rows replaces the table (spec §2)', () => {
  drawList({ error: new Error('No') });
  expect(screen.getByRole('alert')).toHaveTextContent('Error: No');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('rows with the same id or none are all shown (design §8)', () => {
  const rows = [1, 1, 0, null, null].map((id) => ({ id: id as number, name: 'Ana' }));
  drawList({ data: { ...page, rows } });
  expect(screen.getAllByText('Ana')).toHaveLength(5);
});

test('a failed refresh is shown above the rows, which stay', async () => {
  const { retry } = drawList({ data: page, error: new Error('No') });
  expect(screen.getByText('Ana')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

interface FooterProps {
  readonly page: number;
  readonly total: number;
  readonly unreadable?: number;
  readonly onPage?: (page: number) => void;
}

const footer = ({ page: number, total, unreadable = 0, onPage = jest.fn() }: FooterProps) => (
  <ListFooter
    label="People"
    page={number}
    list={{ total, unreadable, pageSize: 10 }}
    onPage={onPage}
  />
);
const drawFooter = (props: FooterProps) => render(footer(props));

test.each([
  [{ page: 0, total: 0 }, 'No records', []],
  [{ page: 0, total: 10 }, 'Showing 1–10 of 10', []],
  [{ page: 1, total: 14 }, 'Showing 11–14 of 14', ['Page 1', 'Page 2']],
  [
    { page: 9, total: 200 },
    'Showing 91–100 of 200',
    ['Page 8', 'Page 9', 'Page 10', 'Page 11', 'Page 12'],
  ],
])('the footer of %j is %s (spec §2)', ({ page: number, total }, text, numbers) => {
  drawFooter({ page: number, total });
  expect(screen.getByRole('status')).toHaveTextContent(text);
  const buttons = screen.queryAllByRole('button', { name: /^Page \d+$/ });
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(numbers);
});

test('the pager goes to the first, previous, next and last page, and not beyond an end', async () => {
  const onPage = jest.fn();
  const { rerender } = drawFooter({ page: 2, total: 70, onPage });
  for (const name of ['First page', 'Previous page', 'Next page', 'Last page', 'Page 5']) {
    await userEvent.click(screen.getByRole('button', { name }));
  }
  expect(onPage.mock.calls.map(([to]) => to)).toEqual([0, 1, 3, 6, 4]);
  expect(screen.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  rerender(footer({ page: 6, total: 70, onPage }));
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'First page' })).toBeEnabled();
});

test('unreadable rows are counted in the footer (design §8)', () => {
  drawFooter({ page: 0, total: 2, unreadable: 1 });
  expect(screen.getByRole('status')).toHaveTextContent('1 row could not be read');
});

test('a status is shown unchanged; a missing one is a dash', () => {
  const { container, rerender } = render(<StatusTag status="On hold" />);
  expect(container).toHaveTextContent('On hold');
  rerender(<StatusTag status={null} />);
  expect(container).toHaveTextContent('-');
});

test.each([
  ['Active', false],
  ['Present', false],
  ['Approved', false],
  ['On hold', false],
  ['Pending', true],
  ['Missing Punch-Out', true],
])('a badge with the status %s is filled: %s', (status, isFilled) => {
  render(<StatusTag status={status} />);
  expect(screen.getByText(status).classList.contains('status-quiet')).toBe(!isFilled);
});

test('an error notice is announced', () => {
  render(<ErrorNotice message="No" onRetry={jest.fn()} />);
  expect(screen.getByRole('alert')).toHaveTextContent('No');
});

test('the focus stays in the pager when it reaches an end', async () => {
  function Paged() {
    const [current, setCurrent] = useState(1);
    return footer({ page: current, total: 30, onPage: setCurrent });
  }
  render(<Paged />);
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(screen.getByRole('button', { name: 'Page 3' })).toHaveFocus();
});

test('the focus stays in the list after Retry, when the notice disappears', async () => {
  function Failing() {
    const [error, setError] = useState<Error | null>(new Error('No'));
    const read = { data: undefined, isRefreshing: false, error, retry: () => setError(null) };
    return (
      <main data-testid="main">
        <ListTable
          label="People"
          columns={COLUMNS}
          list={read}
          page={0}
          onPage={jest.fn()}
          texts={TEXTS}
        />
      </main>
    );
  }
  render(<Failing />);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByText('Wait')).toBeVisible();
  expect(screen.getByTestId('main')).toContainElement(document.activeElement as HTMLElement);
});

const many = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));

test.each([
  ['a single page', { rows: many(10), total: 23 }, 1, [10, 23]],
  [
    'the whole list, from which the page is cut',
    { rows: many(5000), total: null },
    499,
    [10, 5000],
  ],
  ['the whole list with its total', { rows: many(25), total: 25 }, 2, [5, 25]],
  ['more rows than a page and a larger total', { rows: many(5000), total: 9000 }, 0, [10, 9000]],
  ['a page with the server’s page size', { rows: many(20), total: 40, pageSize: 20 }, 1, [20, 40]],
  ['an excessive page size', { rows: many(5000), total: 5000, pageSize: 1e9 }, 0, [100, 5000]],
])('a page is drawn from %s', (_, response, number, [rows, total]) => {
  const drawn = toListPage({ pageSize: null, unreadable: 0, ...response }, number);
  expect([drawn.rows.length, drawn.total]).toEqual([rows, total]);
});
