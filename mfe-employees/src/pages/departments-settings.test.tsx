import {
  createDepartment,
  type DepartmentBody,
  deleteDepartment,
  listDepartments,
  listDesignations,
  renameDesignation,
  updateDepartment,
} from '@rollcall/shared/contract';
import {
  aDepartment,
  aResponse,
  changeValue,
  renderAsAdministrator,
  serveContract,
  tableRows,
} from '@rollcall/shared/testing';
import { queryClient } from '@rollcall/shared/transport';
import { act, screen, waitFor, within } from '@testing-library/react';
import { DepartmentsSettings } from './departments-settings.tsx';
import { DesignationsSettings } from './designations-settings.tsx';

const server = serveContract();
const IT = aDepartment({ id: 1, version: 3, employees: 4, former: 2 });
const LAB = aDepartment({ id: 2, name: 'Lab', employees: 0 });
let departments: DepartmentBody[];
beforeEach(() => {
  departments = [IT, LAB];
  server.respond(listDepartments, () => aResponse(departments));
  server.respond(listDesignations, () =>
    aResponse([
      { name: 'Cook', employees: 2, former: 1 },
      { name: 'Chef', employees: 1, former: 0 },
    ]),
  );
});

/** As when the tab is shown again. */
const refetch = () => act(() => queryClient.invalidateQueries());

const open = (path = '/settings', Component = DepartmentsSettings) =>
  renderAsAdministrator([{ path: '/settings', Component }], {
    server,
    path,
    capabilities: ['working-time'],
  });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const row = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(name) }));

test('departments are listed with their employees; one that was used cannot be deleted', async () => {
  open();
  const used = await row('IT');
  expect(tableRows('All departments').map((cells) => cells.slice(0, 2))).toEqual([
    ['IT', '4 (and 2 former)'],
    ['Lab', '0'],
  ]);
  expect(used.getByRole('button', { name: 'Delete' })).toBeDisabled();
});

test('a department that has only former employees cannot be deleted', async () => {
  departments = [IT, { ...LAB, former: 1 }];
  open();
  const used = await row('Lab');
  expect(used.getByRole('cell', { name: '0 (and 1 former)' })).toBeVisible();
  expect(used.getByRole('button', { name: 'Delete' })).toBeDisabled();
});

test('a department is added; a name in use is refused at its field', async () => {
  const fields = [{ field: 'name', message: 'The name IT is already in use' }];
  server.respondRaw(createDepartment, () => ({
    status: 422,
    body: { status: false, message: 'No', code: 'invalid', fields },
  }));
  const { user, toasts } = open();
  await user.click(await screen.findByRole('button', { name: 'Add a department' }));
  const form = await dialog('Add a department');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Department is required')).toBeVisible();
  await changeValue(form.getByLabelText('Name'), 'it');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('The name IT is already in use')).toBeVisible();
  server.respond(createDepartment, () => aResponse({ ...LAB, id: 3, name: 'Studio' }));
  await changeValue(form.getByLabelText('Name'), ' Studio ');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.requestsOf(createDepartment).at(-1)?.body).toEqual({ name: 'Studio' });
  expect(toasts).toMatchObject([{ text: 'Department added' }]);
});

test('a new name is sent with the version', async () => {
  server.respond(updateDepartment, ({ body }) => aResponse({ ...IT, ...body } as DepartmentBody));
  const { user } = open();
  await user.click((await row('IT')).getByRole('button', { name: 'Rename' }));
  const form = await dialog('Rename IT');
  await changeValue(form.getByLabelText('Name'), 'Technology');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.requestsOf(updateDepartment)).toMatchObject([
      { path: '/admin/departments/1', body: { name: 'Technology', version: 3 } },
    ]),
  );
});

test('a name that someone else has changed meanwhile is not overwritten', async () => {
  server.respond(updateDepartment, ({ body }) => aResponse({ ...IT, ...body } as DepartmentBody));
  const { user } = open('/settings?dialog=rename-department&department=1');
  const form = await dialog('Rename IT');
  await changeValue(form.getByLabelText('Name'), 'Technology');
  departments = [{ ...IT, name: 'Informatics', version: 4 }, LAB];
  await refetch();
  expect(await screen.findByText('Informatics')).toBeInTheDocument();
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.requestsOf(updateDepartment)).toHaveLength(1));
  expect(server.requestsOf(updateDepartment)[0]?.body).toEqual({ name: 'Technology', version: 3 });
});

test('a department can be made inactive and active again', async () => {
  server.respond(updateDepartment, ({ body }) => {
    departments = [{ ...IT, ...body, version: 4 } as DepartmentBody, LAB];
    return aResponse(departments[0] as DepartmentBody);
  });
  const { user } = open();
  const active = (await row('IT')).getByRole('switch', { name: 'Active' });
  await user.click(active);
  await waitFor(async () =>
    expect((await row('IT')).getByRole('switch', { name: 'Active' })).not.toBeChecked(),
  );
  expect(server.requestsOf(updateDepartment)[0]?.body).toEqual({ isActive: false, version: 3 });
});

test('an unused department is deleted after a question', async () => {
  server.respond(deleteDepartment, () => {
    departments = [IT];
    return aResponse(null);
  });
  const { user } = open();
  await user.click((await row('Lab')).getByRole('button', { name: 'Delete' }));
  const question = await dialog('Delete Lab?');
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Lab')).not.toBeInTheDocument());
});

test('a designation is renamed; to become one with another it asks first', async () => {
  server.respondRaw(renameDesignation, () => ({
    status: 409,
    body: { status: false, message: 'The designation Chef exists.', code: 'conflict' },
  }));
  const { user } = open('/settings', DesignationsSettings);
  await user.click((await row('Cook')).getByRole('button', { name: 'Rename' }));
  const form = await dialog('Rename Cook');
  await changeValue(form.getByLabelText('Name'), 'Chef');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(/^Chef exists\. Merge Cook into it\?/)).toBeVisible();
  server.respond(renameDesignation, () => aResponse({ employees: 2 }));
  await user.click(form.getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.requestsOf(renameDesignation).map(({ body }) => body)).toEqual([
    { from: 'Cook', to: 'Chef' },
    { from: 'Cook', to: 'Chef', merges: true },
  ]);
});
