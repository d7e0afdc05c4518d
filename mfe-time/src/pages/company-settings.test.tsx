import { type CompanySettingsBody, getCompany, updateCompany } from '@rollcall/shared/contract';
import {
  aResponse,
  changeValue,
  renderAsAdministrator,
  serveContract,
} from '@rollcall/shared/testing';
import { queryClient } from '@rollcall/shared/transport';
import { act, screen, waitFor } from '@testing-library/react';
import { CompanySettings } from './company-settings.tsx';

const server = serveContract();
const COMPANY: CompanySettingsBody = {
  name: 'Northwind',
  zone: 'America/Chicago',
  weekStart: 1,
  country: null,
  version: 3,
};
let company: CompanySettingsBody;
beforeEach(() => {
  company = COMPANY;
  server.respond(getCompany, () => aResponse(company));
});

const open = () =>
  renderAsAdministrator([{ path: '/settings', Component: CompanySettings }], {
    server,
    path: '/settings',
    capabilities: ['working-time'],
  });

const name = () => screen.findByLabelText('Name');
/** As when the tab is shown again. */
const refetch = () => act(() => queryClient.invalidateQueries());

function serveSaves() {
  server.respond(updateCompany, ({ body }) => {
    company = { ...company, ...body, version: company.version + 1 } as CompanySettingsBody;
    return aResponse(company);
  });
}

const save = () => screen.getByRole('button', { name: 'Save' });

test('name, zone, first day of the week and country are shown', async () => {
  open();
  expect(await name()).toHaveValue('Northwind');
  expect(screen.getByText('America/Chicago')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'First day of the week' })).toBeVisible();
  expect(screen.getByText('Monday')).toBeVisible();
  expect(screen.getByText('None')).toBeVisible();
});

test('only what was changed is sent, with the version it is based on', async () => {
  server.respond(updateCompany, ({ body }) => {
    company = {
      ...company,
      ...body,
      weekStart: body.weekStart ?? 1,
      version: 4,
    } as CompanySettingsBody;
    return aResponse(company);
  });
  const { user, toasts } = open();
  await changeValue(await name(), ' Northwind Traders ');
  expect(screen.getByText('Unsaved changes')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Country' }));
  await user.type(screen.getByRole('combobox', { name: 'Country' }), 'Sweden');
  await user.click(await screen.findByTitle('Sweden'));
  await user.click(save());
  await waitFor(() => expect(toasts).toMatchObject([{ tone: 'success', text: 'Company saved' }]));
  expect(server.requestsOf(updateCompany)[0]?.body).toEqual({
    name: 'Northwind Traders',
    country: 'SE',
    version: 3,
  });
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument());
});

test('after a conflict the input stays, and what someone else has saved is loaded', async () => {
  server.respondRaw(updateCompany, () => ({
    status: 409,
    body: { status: false, message: 'Changed', code: 'stale' },
  }));
  const { user } = open();
  await changeValue(await name(), 'Mine');
  await user.click(save());
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('Someone else has changed these settings.');
  company = { ...COMPANY, weekStart: 0, version: 4 };
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(await screen.findByText('Sunday')).toBeVisible();
  expect(await name()).toHaveValue('Mine');
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test('a refetch while the form is edited does not overwrite what someone else has saved', async () => {
  server.respondRaw(updateCompany, () => ({
    status: 409,
    body: { status: false, message: 'Changed', code: 'stale' },
  }));
  const { user } = open();
  await changeValue(await name(), 'Mine');
  company = { ...COMPANY, name: 'Theirs', weekStart: 0, version: 4 };
  await refetch();
  expect(await screen.findByText('Sunday')).toBeVisible();
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('Someone else has changed');
  expect(server.requestsOf(updateCompany)[0]?.body).toEqual({ name: 'Mine', version: 3 });
  serveSaves();
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  await user.click(save());
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument());
  expect(server.requestsOf(updateCompany)[1]?.body).toEqual({ name: 'Mine', version: 4 });
});

test('a second change is based on what the first one saved', async () => {
  serveSaves();
  const { user } = open();
  await changeValue(await name(), 'First');
  await user.click(save());
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument());
  await changeValue(await name(), 'Second');
  await waitFor(() => expect(server.requestsOf(getCompany)).toHaveLength(2));
  await user.click(save());
  await waitFor(() => expect(server.requestsOf(updateCompany)).toHaveLength(2));
  expect(server.requestsOf(updateCompany)[1]?.body).toEqual({ name: 'Second', version: 4 });
});

test('a field that the server refuses says why, and changes can be discarded', async () => {
  server.respondRaw(updateCompany, () => ({
    status: 422,
    body: {
      status: false,
      message: 'No',
      code: 'invalid',
      fields: [{ field: 'name', message: 'Name is taken' }],
    },
  }));
  const { user } = open();
  await changeValue(await name(), 'Other');
  await user.click(save());
  expect(await screen.findByText('Name is taken')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(await name()).toHaveValue('Northwind');
});

test('a failed read says so and can be tried again', async () => {
  server.refuse(getCompany, 500, '');
  const { user } = open();
  const failure = await screen.findByRole('alert');
  expect(failure).toHaveTextContent('Failed to fetch the settings');
  server.respond(getCompany, () => aResponse(company));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await name()).toHaveValue('Northwind');
});
