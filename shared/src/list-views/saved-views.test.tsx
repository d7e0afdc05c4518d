/** @jest-environment jsdom */
import { deleteView, listSavedViews, saveView } from '@rollcall/shared/contract';
import { aResponse, renderAsAdministrator, serveContract } from '@rollcall/shared/testing';
import { ROW_HEADING } from '@rollcall/shared/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useListView, ViewButton } from './index.ts';

const server = serveContract();
beforeEach(() => localStorage.clear());

function Walks() {
  const view = useListView({
    list: 'walks',
    filters: ['search'],
    columns: [
      { title: 'Who', key: 'who', ...ROW_HEADING },
      { title: 'Date', key: 'date' },
      { title: 'Weather', key: 'weather' },
    ],
    added: ['weather'],
  });
  const shown = view.columns.filter(({ hidden }) => !hidden);
  return (
    <main tabIndex={-1}>
      <ViewButton view={view} />
      <p aria-label="Shown">{shown.map(({ title }) => String(title)).join(', ')}</p>
    </main>
  );
}

const BOTH = ['list-views', 'saved-views'];
const open = (query = '', capabilities: readonly string[] = BOTH) =>
  renderAsAdministrator([{ path: '/walks', Component: Walks }], {
    server,
    path: `/walks${query}`,
    capabilities,
  });
const openMenu = async (user: ReturnType<typeof open>['user']) =>
  user.click(await screen.findByRole('button', { name: 'View options' }));
const columns = () => screen.getByLabelText('Shown').textContent;
const SAVED = [
  { id: 4, name: 'Long ones', query: 'sort=length&order=desc&columns=default' },
  { id: 5, name: 'Of Ana', query: 'search=ana&columns=weather' },
];

/** A server that keeps views. */
function serveViews() {
  let views = [...SAVED];
  server.respond(listSavedViews, () => aResponse(views));
  server.respond(saveView, ({ body: { name, query } }) => {
    const view = { id: 6, name, query };
    views = [...views.filter((each) => each.name !== name), view];
    return aResponse(view);
  });
  server.respond(deleteView, ({ path }) => {
    const id = Number(path.split('/').at(-1));
    const [deleted] = views.filter((view) => view.id === id);
    views = views.filter((view) => view.id !== id);
    if (!deleted) throw new Error(`no view ${id}`);
    const { name, query } = deleted;
    return aResponse({ undo: { list: 'walks', name, query } });
  });
}
const section = async () => within(await screen.findByRole('region', { name: 'Saved views' }));
const linksOf = async () =>
  (await section()).getAllByRole('link').map(({ textContent }) => textContent);

test('a saved view is chosen: filter, order and columns are those of the view', async () => {
  serveViews();
  const { user, at } = open('?search=bo&page=2');
  await openMenu(user);
  await screen.findByRole('link', { name: 'Of Ana' });
  expect(await linksOf()).toEqual(['Default view', 'Long ones', 'Of Ana']);
  await user.click(screen.getByRole('link', { name: 'Of Ana' }));
  expect(at()).toBe('/walks?search=ana&columns=weather');
  expect(columns()).toBe('Who, Date, Weather');
  expect(screen.getByRole('button', { name: 'View options' })).toHaveFocus();
  await openMenu(user);
  expect(await screen.findByRole('link', { name: 'Of Ana' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await user.click(screen.getByRole('link', { name: 'Default view' }));
  expect(at()).toBe('/walks?columns=default');
  expect(server.requestsOf(listSavedViews)[0]?.query).toEqual({ list: 'walks' });
});

test('the present view is saved under a name, without its page; the same name replaces it', async () => {
  serveViews();
  const { user, toasts } = open('?search=bo&sort=length&page=2&dialog=x');
  await openMenu(user);
  const name = await screen.findByRole('textbox', { name: 'Name of the view' });
  expect(screen.getByRole('button', { name: 'Save view' })).toBeDisabled();
  await user.type(name, ' Bo{Enter}');
  expect(await screen.findByRole('link', { name: 'Bo' })).toHaveAttribute('aria-current', 'true');
  expect(server.requestsOf(saveView)[0]?.body).toEqual({
    list: 'walks',
    name: 'Bo',
    query: 'search=bo&sort=length&columns=default',
  });
  expect(toasts).toEqual([{ tone: 'success', text: 'View saved' }]);
  expect(name).toHaveValue('');
  await user.type(name, 'of ANA');
  expect(screen.getByRole('button', { name: 'Replace view' })).toBeEnabled();
});

test('why a view could not be saved is said at its name', async () => {
  serveViews();
  server.refuse(
    saveView,
    409,
    'You have saved 200 views. Delete one first, of this list or of another.',
  );
  const { user } = open();
  await openMenu(user);
  const name = await screen.findByRole('textbox', { name: 'Name of the view' });
  await user.type(name, 'One more{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Delete one first');
  expect(name).toHaveAccessibleDescription(/Delete one first/);
  expect(name).toHaveValue('One more');
});

test('a view is deleted, and Undo saves it again; the focus stays in the menu', async () => {
  serveViews();
  const { user, toasts } = open();
  await openMenu(user);
  await user.click(await screen.findByRole('button', { name: 'Delete Long ones' }));
  await waitFor(async () => expect(await linksOf()).toEqual(['Default view', 'Of Ana']));
  expect(screen.getByRole('region', { name: 'Saved views' })).toHaveFocus();
  act(() => toasts[0]?.action?.run());
  expect(await screen.findByRole('link', { name: 'Long ones' })).toBeVisible();
  expect(server.requestsOf(saveView)[0]?.body).toEqual({
    list: 'walks',
    name: 'Long ones',
    query: 'sort=length&order=desc&columns=default',
  });
});

test('without saved views the menu says what can be saved; without the capability it has columns only', async () => {
  server.respond(listSavedViews, () => aResponse([]));
  const { user, unmount } = open();
  await openMenu(user);
  expect(
    await screen.findByText('Save the filters, the order and the columns that you see now.'),
  ).toBeVisible();
  unmount();
  const other = open('', ['list-views']);
  await openMenu(other.user);
  await screen.findByRole('group', { name: 'Columns' });
  expect(screen.queryByRole('region', { name: 'Saved views' })).not.toBeInTheDocument();
});

test('views that cannot be read say why, and are read again', async () => {
  server.refuse(listSavedViews, 500, 'The database is away');
  const { user } = open();
  await openMenu(user);
  expect(await screen.findByText('The database is away')).toBeVisible();
  serveViews();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Of Ana' })).toBeVisible();
});

test('Default view forgets the columns that this browser kept', async () => {
  serveViews();
  const { user, unmount } = open();
  await openMenu(user);
  await user.click(await screen.findByRole('checkbox', { name: 'Date' }));
  expect(columns()).toBe('Who');
  await user.click(await screen.findByRole('link', { name: 'Default view' }));
  expect(columns()).toBe('Who, Date');
  unmount();
  open();
  expect(columns()).toBe('Who, Date');
});

test('a press between the controls of the menu keeps it open', async () => {
  serveViews();
  const { user } = open();
  await openMenu(user);
  await user.click(await screen.findByText('Columns'));
  expect(screen.getByRole('button', { name: 'View options' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await user.click(screen.getByLabelText('Shown'));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'View options' })).toHaveAttribute(
      'aria-expanded',
      'false',
    ),
  );
});
