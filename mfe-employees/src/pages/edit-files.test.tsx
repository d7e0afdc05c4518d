import {
  createDocument,
  getEmployee,
  listEmployees,
  updateDocument,
  updateEmployee,
  upload,
} from '@rollcall/shared/contract';
import {
  aDocument,
  anEmployee,
  anEmployeeRecord,
  aPageOf,
  aResponse,
  renderAsAdministrator,
  serveContract,
} from '@rollcall/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useEmployeeDialog } from '../employee-list/use-employee-dialog.ts';
import { useEmployees } from '../employee-list/use-employees.ts';
import { EmployeeDialogs } from './employee-dialogs.tsx';

/** The dialogs of the list without the page, so that an edit of the page does not run these tests. */
const Dialogs = () => (
  <EmployeeDialogs
    dialog={useEmployeeDialog()}
    list={useEmployees({ page: 0, status: 'active', term: '', department: undefined })}
  />
);

const server = serveContract();
const OWN = ['roles'];

/** Opens the dialog of the only employee in the list. */
async function openDialog(capabilities?: readonly string[]) {
  const page = renderAsAdministrator([{ path: '/employees', Component: Dialogs }], {
    server,
    path: '/employees?dialog=edit&employee=7',
    capabilities,
  });
  await screen.findByLabelText('First Name');
  return page;
}

let record = anEmployeeRecord();
const bodies = () => server.requestsOf(updateEmployee).map(({ body }) => body);

beforeEach(() => {
  record = anEmployeeRecord();
  server.respond(listEmployees, () => aPageOf([anEmployee()], 0));
  server.respond(getEmployee, () => aResponse(record));
  server.respond(updateEmployee, () => aResponse({ ...anEmployee(), version: 5 }));
});

const png = (bytes = 8) => new File([new Uint8Array(bytes)], 'scan.png', { type: 'image/png' });
const field = (label: string) => within(screen.getByRole('dialog')).getByLabelText(label);

test('a photo is uploaded and saved immediately, without the unsaved input (spec §4)', async () => {
  server.respond(upload, () => aResponse('/api/v1/files/1.png'));
  const { user, toasts } = await openDialog(OWN);
  await user.type(screen.getByLabelText('Middle Name'), 'Later');
  await user.upload(field('Profile Photo'), png());
  expect(await screen.findByRole('button', { name: 'Adjust' })).toBeVisible();
  expect(bodies()).toEqual([
    { ...record, avatarUrl: '/api/v1/files/1.png', profilePhotoUrl: '/api/v1/files/1.png' },
  ]);
  expect(toasts.map(({ text }) => text)).toEqual([
    'Image uploaded successfully',
    'Employee updated successfully',
  ]);
  expect(screen.getByLabelText('Middle Name')).toHaveValue('Later');
});

test('a photo of another kind is refused in the words of a photo', async () => {
  server.refuse(upload, 415, 'The file must be a JPEG, PNG or WebP image or a PDF.');
  const { user } = await openDialog(OWN);
  await user.upload(field('Profile Photo'), png());
  await waitFor(() =>
    expect(field('Profile Photo')).toHaveAccessibleDescription(
      'The file must be a JPEG, PNG or WebP image.',
    ),
  );
});

test.each([
  ['our server', OWN, 2],
  ['a base backend', undefined, 0],
])(
  'after a failed update of a document on %s the list and the documents are refetched (spec §8)',
  async (_, capabilities, records) => {
    record = { ...record, documents: [aDocument({ id: 3, type: 'Passport' })] };
    const row = { ...anEmployee(), documents: record.documents };
    server.respondRaw(listEmployees, () => ({ status: 200, body: { data: [row], total: 1 } }));
    server.respondRaw(updateDocument, () => ({ status: 500, body: '' }));
    const { user, toasts } = await openDialog(capabilities);
    await user.click(screen.getByRole('tab', { name: 'Documents' }));
    expect(screen.getByRole('link', { name: 'Passport' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await user.click(screen.getByRole('button', { name: 'Update' }));
    await waitFor(() =>
      expect(toasts).toEqual([{ tone: 'error', text: 'Failed to updated document' }]),
    );
    await waitFor(() => expect(server.requestsOf(getEmployee)).toHaveLength(records));
    await waitFor(() => expect(server.requestsOf(listEmployees)).toHaveLength(2));
    expect(screen.getByRole('button', { name: 'Update' })).toBeVisible();
  },
);

test('unsaved input of a document survives another tab and Escape; an added document stays, too (design §8)', async () => {
  // This backend's rows have no documents, so only local changes are known.
  server.respond(upload, () => aResponse('/api/v1/files/9.png'));
  server.respondRaw(createDocument, () => ({ status: 201, body: { data: { id: 4 } } }));
  const { user } = await openDialog();
  const goTo = (name: string) => user.click(screen.getByRole('tab', { name }));
  await goTo('Documents');
  await user.type(field('Document Name'), 'Visa');
  await user.upload(field('File'), png());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add' })).toBeEnabled());
  await goTo('Personal');
  await goTo('Documents');
  expect(field('Document Name')).toHaveValue('Visa');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByRole('link', { name: 'Visa' })).toBeVisible();
  await goTo('Personal');
  await goTo('Documents');
  expect(screen.getByRole('link', { name: 'Visa' })).toBeVisible();
  await user.type(field('Document Name'), 'Licence');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Reopen' }));
  await goTo('Documents');
  expect(field('Document Name')).toHaveValue('Licence');
});
