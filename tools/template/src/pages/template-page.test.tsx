import { searchEmployees } from '@rollcall/shared/contract';
import {
  anAdministrator,
  anEmployee,
  aPageOf,
  aToken,
  type RecordedRequest,
  renderPage,
  serveContract,
  tableRows,
} from '@rollcall/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { BACKEND } from '../items/calls.ts';
import { TemplatePage } from './template-page.tsx';

const server = serveContract();
const ITEM = { id: 1, title: 'Laptop', employeeId: 7, employeeName: 'Ada Adams' };

function respondItems(items = [ITEM]) {
  server.respondBackend(BACKEND, 'GET /items', ({ query }: RecordedRequest) => {
    const { search = '' } = query as { search?: string };
    const rows = items.filter(({ title }) => title.includes(search));
    return { status: 200, body: { rows, total: rows.length, pageSize: 10 } };
  });
}

const ROUTES = [{ path: '/template', Component: TemplatePage }];

const open = ({ capabilities = [`ext.${BACKEND}`], rights = [BACKEND] } = {}) =>
  renderPage(ROUTES, {
    server,
    path: '/template',
    capabilities,
    session: { token: aToken({ role: 'ADMIN' }), employee: anAdministrator({ rights }) },
  });

test('the page has its title as heading, and lists the items', async () => {
  respondItems();
  open();
  expect(screen.getByRole('heading', { name: 'Template', level: 1 })).toBeVisible();
  expect(await screen.findByText('Laptop')).toBeVisible();
  expect(tableRows('Template')).toEqual([['Laptop', 'Ada Adams']]);
});

test('the search is in the address and asks the server', async () => {
  respondItems();
  const { user, at } = open();
  await user.type(screen.getByRole('searchbox', { name: 'Search items' }), 'desk');
  expect(await screen.findByText('No items yet')).toBeVisible();
  expect(at()).toBe('/template?search=desk');
});

test('an item is added, after the server has named what is wrong', async () => {
  respondItems([]);
  const ada = anEmployee({ id: 7, firstName: 'Ada' });
  // Who has left is searched for, too.
  server.respond(searchEmployees, ({ query }) =>
    aPageOf(query.isActive === 'true' ? [ada] : [], 0),
  );
  const message = 'There is a laptop already';
  let answer: { status: number; body: unknown } = {
    status: 422,
    body: { message, fields: [{ field: 'title', message }] },
  };
  server.respondBackend(BACKEND, 'POST /items', () => answer);
  const { user, toasts } = open();
  await user.click(screen.getByRole('button', { name: 'Add item' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add item' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findAllByText('Title is required')).not.toHaveLength(0);
  await user.type(dialog.getByLabelText('Title'), 'Laptop');
  await user.type(dialog.getByRole('combobox', { name: 'Employee' }), 'Ada');
  await user.click(await screen.findByTitle(/Ada/));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findAllByText(message)).not.toHaveLength(0);

  answer = { status: 200, body: ITEM };
  respondItems();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Laptop')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(toasts).toMatchObject([{ tone: 'success', text: 'Item added' }]);
  const sent = server.requests.filter(({ method }) => method === 'POST').at(-1);
  expect(sent?.body).toMatchObject({ title: 'Laptop', employeeId: 7 });
});

test('a server that does not answer is named, and asked again', async () => {
  server.respondBackend(BACKEND, 'GET /items', () => ({
    status: 503,
    body: { message: 'The server does not respond.' },
  }));
  const { user } = open();
  expect(await screen.findByText(/does not respond/)).toBeVisible();
  respondItems();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Laptop')).toBeVisible();
});

test.each([
  ['its server', { capabilities: [] }, /The operator of the console does it/],
  ['the right', { rights: [] }, /An administrator gives it in Edit Employee/],
])('without %s the page says who helps, and asks nothing', (_, missing, text) => {
  open(missing);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add item' })).toBeNull();
  expect(server.requests).toEqual([]);
});
