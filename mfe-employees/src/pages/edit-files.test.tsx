import {
  createDocument,
  deleteDocument,
  getEmployee,
  listEmployees,
  updateDocument,
  updateEmployee,
  upload,
} from '@rollcall/shared/contract';
import {
  aDocument,
  anAnswer,
  anEmployee,
  anEmployeeRecord,
  aPageOf,
  renderAsAdministrator,
  serveContract,
} from '@rollcall/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { EmployeesPage } from './employees-page.tsx';

const server = serveContract();
const OWN = ['roles'];

/** Opens the dialog of the one employee of the list. */
async function openDialog(capabilities?: readonly string[]) {
  const page = renderAsAdministrator([{ path: '/employees', Component: EmployeesPage }], {
    server,
    path: '/employees',
    capabilities,
  });
  await page.user.click(await screen.findByRole('button', { name: 'Edit Employee' }));
  await screen.findByLabelText('First Name');
  return page;
}

let record = anEmployeeRecord();
const bodies = () => server.requestsOf(updateEmployee).map(({ body }) => body);
const goTo = (user: Awaited<ReturnType<typeof openDialog>>['user'], name: string) =>
  user.click(screen.getByRole('tab', { name }));

beforeEach(() => {
  record = anEmployeeRecord();
  server.answer(listEmployees, () => aPageOf([anEmployee()], 0));
  server.answer(getEmployee, () => anAnswer(record));
  server.answer(updateEmployee, () => anAnswer({ ...anEmployee(), version: 5 }));
});

const png = (bytes = 8) => new File([new Uint8Array(bytes)], 'scan.png', { type: 'image/png' });
const field = (label: string) => within(screen.getByRole('dialog')).getByLabelText(label);

test('a photo is uploaded and the employee saved at once; what is typed is not (spec §4)', async () => {
  server.answer(upload, () => anAnswer('/api/v1/files/1.png'));
  const { user, toasts } = await openDialog(OWN);
  expect(field('Profile Photo')).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp');
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

test.each([
  [{ message: 'This is no image.' }, 'This is no image.'],
  ['', 'Upload failed'],
])('a photo that fails says why beside it: %j (spec §8)', async (body, said) => {
  server.answerRaw(upload, () => ({ status: 415, body }));
  const { user } = await openDialog();
  await user.upload(field('Profile Photo'), png());
  await waitFor(() => expect(field('Profile Photo')).toHaveAccessibleDescription(said));
  expect(bodies()).toEqual([]);
});

describe.each([
  ['our server', OWN],
  ['a base backend', undefined],
])('documents on %s', (_, capabilities) => {
  beforeEach(() => {
    record = { ...record, documents: [aDocument({ id: 3, type: 'Passport' })] };
    const row = { ...anEmployee(), documents: record.documents };
    server.answerRaw(listEmployees, () => ({ status: 200, body: { data: [row], total: 1 } }));
    server.answer(upload, () => anAnswer('/api/v1/files/9.png'));
  });

  async function openDocuments() {
    const page = await openDialog(capabilities);
    await goTo(page.user, 'Documents');
    return page;
  }

  test('one is added once a file is uploaded and a name entered; Enter does not submit (spec §5)', async () => {
    const added = aDocument({ id: 4, type: 'Visa', url: '/api/v1/files/9.png' });
    server.answer(createDocument, () => {
      record = { ...record, documents: [...record.documents, added] };
      return anAnswer(added);
    });
    const { user, toasts } = await openDocuments();
    expect(screen.getByRole('link', { name: 'Passport' })).toBeVisible();
    const add = screen.getByRole('button', { name: 'Add' });
    expect(add).toBeDisabled();
    await user.type(field('Document Name'), 'Visa{Enter}');
    expect(add).toBeDisabled();
    await user.upload(field('File'), png());
    await waitFor(() => expect(add).toBeEnabled());
    await user.click(field('Document Name'));
    await user.keyboard('{Enter}');
    expect(server.requestsOf(createDocument)).toHaveLength(0);
    await user.click(add);
    expect(await screen.findByRole('link', { name: 'Visa' })).toBeVisible();
    expect(server.requestsOf(createDocument)).toMatchObject([
      { path: '/admin/document/7', body: { type: 'Visa', url: '/api/v1/files/9.png' } },
    ]);
    expect(field('Document Name')).toHaveValue('');
    expect(toasts.map(({ text }) => text)).toContain('Document uploaded successfully');
  });

  test('a submit without file and name alerts (spec §5)', async () => {
    const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
    await openDocuments();
    const form = field('Document Name').closest('form');
    form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    expect(alert).toHaveBeenCalledWith('Please upload a file and enter document name');
    alert.mockRestore();
  });

  test('Edit fills the form and switches to update mode; a success returns to add mode (spec §4)', async () => {
    server.answer(updateDocument, () => anAnswer(aDocument({ id: 3, type: 'Old passport' })));
    const { user, toasts } = await openDocuments();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(field('Document Name')).toHaveValue('Passport');
    await user.clear(field('Document Name'));
    await user.type(field('Document Name'), 'Old passport');
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByRole('button', { name: 'Add' })).toBeDisabled();
    expect(server.requestsOf(updateDocument)).toMatchObject([
      { body: { id: 3, type: 'Old passport', url: aDocument().url } },
    ]);
    expect(toasts).toEqual([{ tone: 'success', text: 'Document updated successfully' }]);
  });

  test('a failed update says so, and list and documents are read again (spec §8)', async () => {
    server.answerRaw(updateDocument, () => ({ status: 500, body: '' }));
    const { user, toasts } = await openDocuments();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await user.click(screen.getByRole('button', { name: 'Update' }));
    await waitFor(() =>
      expect(toasts).toEqual([{ tone: 'error', text: 'Failed to updated document' }]),
    );
    const records = capabilities ? 2 : 0;
    await waitFor(() => expect(server.requestsOf(getEmployee)).toHaveLength(records));
    await waitFor(() => expect(server.requestsOf(listEmployees).length).toBeGreaterThanOrEqual(2));
    expect(screen.getByRole('button', { name: 'Update' })).toBeVisible();
  });

  test('Delete removes one with a warning toast (spec §8)', async () => {
    server.answer(deleteDocument, () => {
      record = { ...record, documents: [] };
      return { status: true, message: 'Gone' };
    });
    const { user, toasts } = await openDocuments();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No documents yet.')).toBeVisible();
    expect(toasts).toEqual([{ tone: 'warning', text: 'Document deleted successfully' }]);
  });

  test('a file beyond the limit is refused here on our server, and by the server elsewhere', async () => {
    const { user } = await openDocuments();
    await user.upload(field('File'), png(1_048_577));
    if (capabilities) {
      expect(field('File')).toHaveAccessibleDescription('The file is larger than 1 MB');
      expect(server.requestsOf(upload)).toHaveLength(0);
    } else {
      await waitFor(() => expect(server.requestsOf(upload)).toHaveLength(1));
    }
  });
});
