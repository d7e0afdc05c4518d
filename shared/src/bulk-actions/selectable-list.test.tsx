/** @jest-environment jsdom */
import { runBulkAction, selectBulkRows, undoBulkAction } from '@rollcall/shared/contract';
import { renderAsAdministrator } from '@rollcall/shared/testing';
import { cutListPage, ROW_HEADING } from '@rollcall/shared/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { ROWS_REACHED, serveBulkActions } from '../testing/bulk-server.ts';
import { SelectableList } from './selectable-list.tsx';

interface Row {
  readonly id: number;
  readonly name: string;
}
const all: Row[] = Array.from({ length: 23 }, (_, index) => ({
  id: index + 1,
  name: `Person ${index + 1}`,
}));
const { server, answer, refuse } = serveBulkActions(all.map(({ id }) => id));
const COLUMNS = [
  { title: 'Name', minWidth: 100, ...ROW_HEADING, render: (_: unknown, { name }: Row) => name },
];

function open(capabilities: readonly string[] = ['bulk']) {
  function Page() {
    const [page, setPage] = useState(0);
    const [department, setDepartment] = useState<string>();
    return (
      <main id="content" tabIndex={-1}>
        <button type="button" onClick={() => setDepartment('IT')}>
          Only IT
        </button>
        <button type="button" onClick={() => setDepartment(undefined)}>
          Everyone
        </button>
        <SelectableList
          of="employees"
          filter={{ isActive: true, department, searchTerm: '' }}
          label="People"
          columns={COLUMNS}
          list={{
            data: cutListPage(all, page, 0),
            error: null,
            isRefreshing: false,
            retry: () => undefined,
          }}
          page={page}
          onPage={setPage}
          texts={{ loading: 'Loading', empty: 'None' }}
        />
      </main>
    );
  }
  const routes = [{ path: '/', Component: Page }];
  return renderAsAdministrator(routes, { server, path: '/', capabilities });
}

const box = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`${name}$`) })).getByRole('checkbox', {
    name: 'Select',
  });
const bar = async () => within(await screen.findByRole('region', { name: 'Selected employees' }));
const press = async (user: ReturnType<typeof open>['user'], name: string) =>
  user.click((await bar()).getByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));

test('without the capability rows cannot be selected', () => {
  open([]);
  expect(screen.getByText('Person 1')).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('a row is selected by keyboard; its checkbox says which row it is', async () => {
  const { user } = open();
  expect(box('Person 3')).toHaveAccessibleDescription('Person 3');
  act(() => box('Person 3').focus());
  await user.keyboard(' ');
  expect(await (await bar()).findByText('1 employee selected')).toBeVisible();
});

test('the selection stays from page to page; Shift selects a range; Clear ends it', async () => {
  const { user } = open();
  await user.click(box('Person 2'));
  await user.keyboard('{Shift>}');
  await user.click(box('Person 5'));
  await user.keyboard('{/Shift}');
  expect(await (await bar()).findByText('4 employees selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  const page = screen.getByRole('checkbox', { name: 'Select all on this page' });
  await user.click(page);
  expect((await bar()).getByText('14 employees selected')).toBeVisible();
  await user.click(page);
  await user.click(screen.getByRole('button', { name: 'Page 1' }));
  expect((await bar()).getByText('4 employees selected')).toBeVisible();
  expect(page).toBePartiallyChecked();
  await press(user, 'Clear selection');
  expect(screen.queryByRole('region', { name: 'Selected employees' })).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('another filter begins without a selection, also when the first one comes back', async () => {
  const { user } = open();
  await user.click(box('Person 2'));
  await (await bar()).findByText('1 employee selected');
  for (const name of ['Only IT', 'Everyone']) {
    await user.click(screen.getByRole('button', { name }));
    expect(box('Person 2')).not.toBeChecked();
    expect(screen.queryByRole('region', { name: 'Selected employees' })).not.toBeInTheDocument();
  }
});

test('all rows that match are previewed and changed part by part, except those taken out; the toast undoes it', async () => {
  refuse({ 9: 'Your own account can only be deactivated by someone else.' });
  const { user, toasts } = open();
  await user.click(box('Person 1'));
  await press(user, 'Select all 23');
  expect((await bar()).getByRole('button', { name: 'Clear selection' })).toHaveFocus();
  await user.click(box('Person 2'));
  expect((await bar()).getByText('22 employees selected')).toBeVisible();
  await press(user, 'Deactivate…');
  const asked = await dialog();
  expect(await asked.findByText('21 selected · 1 not possible:')).toBeVisible();
  expect(asked.getByRole('listitem')).toHaveTextContent('Person 9, EMP-9: Your own account');
  const filter = { isActive: 'true' };
  expect(server.requestsOf(selectBulkRows)[0]?.body).toEqual({ list: 'employees', filter });
  const third = asked.getByRole('row', { name: /Person 3 EMP/ });
  await user.click(within(third).getByRole('checkbox'));
  expect(third).toHaveTextContent('Stays as it is');
  await user.click(asked.getByRole('button', { name: 'Deactivate 20 employees' }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]).toMatchObject({ tone: 'success', text: '20 employees deactivated' });
  const runs = server.requestsOf(runBulkAction).map(({ body }) => body);
  expect(runs.map(({ whole }) => whole)).toEqual([
    { rows: 20, filter },
    ...Array.from({ length: 4 }, () => undefined),
  ]);
  const changed = runs.flatMap(({ ids }) => ids.slice(0, ROWS_REACHED));
  expect(changed).toEqual(all.flatMap(({ id }) => ([2, 3, 9].includes(id) ? [] : id)));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(box('Person 1')).not.toBeChecked();
  act(() => toasts[0]?.action?.run());
  await waitFor(() => expect(toasts).toHaveLength(3));
  expect(toasts.slice(1)).toEqual([
    { tone: 'info', text: 'The change is being undone…' },
    { tone: 'success', text: 'Change undone' },
  ]);
  const undone = server.requestsOf(undoBulkAction).map(({ body }) => body);
  expect(undone[0]).toMatchObject({
    action: 'employees.deactivate',
    whole: { rows: 20 },
    rows: expect.arrayContaining([{ id: 1, undo: '"employees.deactivate"' }]),
  });
  expect(undone.flatMap(({ rows }) => rows.slice(0, ROWS_REACHED)).map(({ id }) => id)).toEqual(
    changed,
  );
});

test('rows that are ticked are not said to be selected by the filter; several may be refused meanwhile', async () => {
  const { user, toasts } = open();
  await user.click(box('Person 1'));
  await user.click(box('Person 2'));
  await press(user, 'Activate…');
  const asked = await dialog();
  await asked.findByText('2 selected');
  refuse({ 2: 'There is no such employee.' });
  await user.click(asked.getByRole('button', { name: 'Activate 2 employees' }));
  const alert = await asked.findByRole('alert');
  expect(alert).toHaveTextContent('1 of 2 done.');
  expect(alert).toHaveTextContent('Person 2, EMP-2: There is no such employee.');
  expect(server.requestsOf(runBulkAction)[0]?.body.whole).toEqual({ rows: 2 });
  expect(toasts).toEqual([]);
  refuse({ 1: 'Person 1 has been changed since.' });
  await user.click(asked.getByRole('button', { name: 'Undo the 1 that are done' }));
  await waitFor(() =>
    expect(toasts).toEqual([
      { tone: 'error', text: '1 of 1 not undone. Person 1: Person 1 has been changed since.' },
    ]),
  );
  await waitFor(() => expect(box('Person 1')).not.toBeChecked());
});

test('when every row is refused nothing is announced as done', async () => {
  const { user, toasts } = open();
  await user.click(box('Person 1'));
  await press(user, 'Activate…');
  const asked = await dialog();
  await asked.findByText('1 selected');
  refuse({ 1: 'There is no such employee.' });
  await user.click(asked.getByRole('button', { name: 'Activate 1 employee' }));
  expect(await asked.findByRole('alert')).toHaveTextContent('Nothing was changed.');
  expect(asked.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
  expect(toasts).toEqual([]);
});

/** Opens the preview of an action for the ten rows of the page. */
async function openTen() {
  const page = open();
  await page.user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await press(page.user, 'Activate…');
  const asked = await dialog();
  await asked.findByText('10 selected');
  const submit = asked.getByRole('button', { name: 'Activate 10 employees' });
  return { ...page, asked, submit };
}

test('after a failure in the middle it goes on with the same keys, and Undo has the rows of both attempts', async () => {
  const { user, toasts, asked, submit } = await openTen();
  let calls = 0;
  server.respondRaw(runBulkAction, ({ body }) => {
    calls += 1;
    return calls === 2
      ? { status: 503, body: { message: 'The server is restarting.' } }
      : { status: 200, body: answer(body.ids, 'true') };
  });
  await user.click(submit);
  const alert = await asked.findByRole('alert');
  expect(alert).toHaveTextContent('4 of 10 done.The server is restarting.6 were not reached.');
  expect(alert.parentElement).toHaveFocus();
  await user.click(asked.getByRole('button', { name: 'Go on with 6' }));
  await waitFor(() => expect(toasts).toMatchObject([{ text: '10 employees activated' }]));
  const sent = server.requestsOf(runBulkAction);
  expect(sent.map(({ body }) => body.ids[0])).toEqual([1, 5, 5, 9]);
  const keys = sent.map(({ headers }) => headers['idempotency-key']);
  expect(keys[2]).toBe(keys[1]);
  act(() => toasts[0]?.action?.run());
  await waitFor(() => expect(toasts.at(-1)?.text).toBe('Change undone'));
  const undone = server.requestsOf(undoBulkAction).flatMap(({ body }) => body.rows);
  expect(new Set(undone.map(({ id }) => id)).size).toBe(10);
});

test('while it runs nothing can be edited; Stop ends it after the rows that are being changed', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { user, asked, submit } = await openTen();
  server.respond(runBulkAction, async ({ body }) => {
    await promise;
    return answer(body.ids, 'true');
  });
  await user.click(submit);
  expect(await asked.findByRole('progressbar', { name: '0 of 10' })).toBeVisible();
  expect(asked.queryByRole('checkbox')).not.toBeInTheDocument();
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  const stop = asked.getByRole('button', { name: 'Stop' });
  expect(stop).toHaveFocus();
  await user.click(stop);
  resolve();
  expect(await asked.findByRole('alert')).toHaveTextContent('4 of 10 done.6 were not reached.');
  expect(server.requestsOf(runBulkAction)).toHaveLength(1);
  await user.click(asked.getByRole('button', { name: 'Undo the 4 that are done' }));
  await waitFor(() => expect(server.requestsOf(undoBulkAction)).toHaveLength(1));
});

test('who leaves the page stops it, and a toast says how far it came', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { user, asked, submit, toasts, go } = await openTen();
  server.respond(runBulkAction, async ({ body }) => {
    await promise;
    return answer(body.ids, 'true');
  });
  await user.click(submit);
  await asked.findByRole('progressbar', { name: '0 of 10' });
  await go('/elsewhere');
  resolve();
  await waitFor(() =>
    expect(toasts).toMatchObject([
      {
        tone: 'warning',
        text: 'Stopped: 4 employees activated, the others stay as they are',
        action: { label: 'Undo' },
      },
    ]),
  );
  expect(server.requestsOf(runBulkAction)).toHaveLength(1);
});
