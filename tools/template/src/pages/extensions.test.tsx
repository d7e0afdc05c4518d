import { renderAsAdministrator, serveContract } from '@rollcall/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { BACKEND } from '../items/calls.ts';
import { ItemsCard } from './items-card.tsx';
import { ItemsSettings } from './items-settings.tsx';
import { ItemsTab } from './items-tab.tsx';

const server = serveContract();
const capabilities = [`ext.${BACKEND}`];

const PAGES = [
  { path: '/card', Component: ItemsCard },
  { path: '/tab', element: <ItemsTab employeeId={7} /> },
  { path: '/settings', Component: ItemsSettings },
];

const open = (path: string) => renderAsAdministrator(PAGES, { server, path, capabilities });

function respondItems(titles: readonly string[]) {
  const rows = titles.map((title, id) => ({ id, title, employeeId: 7, employeeName: 'Ada' }));
  server.respondBackend(BACKEND, 'GET /items', () => ({
    status: 200,
    body: { rows, total: rows.length, pageSize: 10 },
  }));
}

test.each([
  [['Laptop'], '1 item'],
  [['Laptop', 'Desk'], '2 items'],
])('the card counts %j', async (titles, text) => {
  respondItems(titles);
  open('/card');
  expect(await screen.findByText(text)).toBeVisible();
});

test('the tab has the items of its employee', async () => {
  respondItems(['Laptop']);
  open('/tab');
  expect(await screen.findByRole('listitem')).toHaveTextContent('Laptop');
  expect(server.requests[0]?.query).toMatchObject({ employeeId: '7' });
});

test('the tab of an employee without items says so', async () => {
  respondItems([]);
  open('/tab');
  expect(await screen.findByText('This employee has no items.')).toBeVisible();
});

test('the settings are changed and saved', async () => {
  server.respondBackend(BACKEND, 'GET /settings', () => ({
    status: 200,
    body: { dueAfterDays: 30 },
  }));
  server.respondBackend(BACKEND, 'PUT /settings', () => ({ status: 200, body: {} }));
  const { user, toasts } = open('/settings');
  const days = await screen.findByLabelText('Days until an item is due');
  await user.clear(days);
  await user.type(days, '14');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts).toMatchObject([{ tone: 'success', text: 'Saved' }]));
  expect(server.requests.find(({ method }) => method === 'PUT')?.body).toEqual({
    dueAfterDays: 14,
  });
});
