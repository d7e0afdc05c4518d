import { createDocument, deleteDocument, updateDocument, upload } from '@rollcall/shared/contract';
import {
  aDocument,
  aResponse,
  renderAsAdministrator,
  serveContract,
} from '@rollcall/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { DocumentsTab } from './documents-tab.tsx';
import { useDocuments } from './use-documents.ts';

const server = serveContract();
const onRefresh = jest.fn();
const passport = aDocument({ id: 3, type: 'Passport' });

/** Renders only the tab, for employee 7 with a passport. */
function openTab({ isOwnServer = true, savedDocuments = [passport] } = {}) {
  const Tab = () => (
    <DocumentsTab
      documents={useDocuments({ employeeId: 7, savedDocuments, isOwnServer, onRefresh })}
    />
  );
  return renderAsAdministrator([{ path: '/', Component: Tab }], { server, path: '/' });
}

const png = (bytes = 8) => new File([new Uint8Array(bytes)], 'scan.png', { type: 'image/png' });
const nameField = () => screen.getByLabelText('Document Name');
const fileField = () => screen.getByLabelText('File');
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  onRefresh.mockClear();
  server.respond(upload, () => aResponse('/api/v1/files/9.png'));
});

test('a document can be added once a file is uploaded and a name entered; Enter does not submit (spec §5)', async () => {
  const added = aDocument({ id: 4, type: 'Visa', url: '/api/v1/files/9.png' });
  server.respond(createDocument, () => aResponse(added));
  const { user, toasts } = openTab();
  expect(screen.getByRole('link', { name: 'Passport' })).toBeVisible();
  expect(fileField()).toHaveAttribute('accept', 'image/*');
  expect(screen.getByText('Upload the File < 1 mb')).toBeVisible();
  expect(button('Add')).toBeDisabled();
  await user.type(nameField(), 'Visa{Enter}');
  expect(button('Add')).toBeDisabled();
  await user.upload(fileField(), png());
  await waitFor(() => expect(button('Add')).toBeEnabled());
  await user.click(nameField());
  await user.keyboard('{Enter}');
  expect(server.requestsOf(createDocument)).toHaveLength(0);
  await user.click(button('Add'));
  expect(await screen.findByRole('link', { name: 'Visa' })).toBeVisible();
  expect(server.requestsOf(createDocument)).toMatchObject([
    { path: '/admin/document/7', body: { type: 'Visa', url: '/api/v1/files/9.png' } },
  ]);
  expect(nameField()).toHaveValue('');
  expect(nameField()).toHaveFocus();
  expect(onRefresh).toHaveBeenCalledTimes(1);
  expect(toasts.map(({ text }) => text)).toEqual([
    'Image uploaded successfully',
    'Document uploaded successfully',
  ]);
});

test('a submit without file and name shows an alert (spec §5)', () => {
  const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
  openTab();
  const form = nameField().closest('form');
  form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect(alert).toHaveBeenCalledWith('Please upload a file and enter document name');
  alert.mockRestore();
});

test('Edit fills the form and switches to update mode; a success returns to add mode (spec §4)', async () => {
  server.respond(updateDocument, () => aResponse(aDocument({ id: 3, type: 'Old passport' })));
  const { user, toasts } = openTab();
  await user.click(button('Edit'));
  expect(nameField()).toHaveValue('Passport');
  expect(nameField()).toHaveFocus();
  await user.clear(nameField());
  await user.type(nameField(), 'Old passport');
  await user.click(button('Update'));
  await waitFor(() => expect(button('Add')).toBeDisabled());
  expect(server.requestsOf(updateDocument)).toMatchObject([
    { path: '/admin/document/7', body: { id: 3, type: 'Old passport', url: passport.url } },
  ]);
  expect(screen.getByRole('link', { name: 'Old passport' })).toBeVisible();
  expect(toasts).toEqual([{ tone: 'success', text: 'Document updated successfully' }]);
});

test.each([
  [updateDocument, 'Failed to updated document'],
  [createDocument, 'Failed to upload document'],
])(
  'a failed %j shows a toast, refetches the documents and keeps the input (spec §8)',
  async (call, text) => {
    server.respondRaw(call, () => ({ status: 500, body: '' }));
    const { user, toasts } = openTab();
    if (call === updateDocument) await user.click(button('Edit'));
    else await user.type(nameField(), 'Visa');
    await user.upload(fileField(), png());
    const submit = button(call === updateDocument ? 'Update' : 'Add');
    await waitFor(() => expect(submit).toBeEnabled());
    await user.click(submit);
    await waitFor(() => expect(toasts.at(-1)).toEqual({ tone: 'error', text }));
    expect(onRefresh).toHaveBeenCalledTimes(1);
    expect(nameField()).not.toHaveValue('');
    expect(submit).toBeEnabled();
  },
);

test('Delete removes a document with a warning toast, and the focus stays in the tab (spec §8)', async () => {
  server.respond(deleteDocument, () => ({ status: true, message: 'Gone' }));
  const { user, toasts } = openTab();
  await user.click(button('Edit'));
  await user.click(button('Delete'));
  expect(await screen.findByText('No documents yet.')).toBeVisible();
  expect(server.requestsOf(deleteDocument)).toMatchObject([{ path: '/admin/document/3' }]);
  expect(toasts).toEqual([{ tone: 'warning', text: 'Document deleted successfully' }]);
  // The edited document was deleted, so the form returns to add mode.
  expect(nameField()).toHaveValue('');
  expect(nameField()).toHaveFocus();
  expect(button('Add')).toBeDisabled();
});

test('after a failed upload the same file can be chosen again (spec §8)', async () => {
  server.respondRaw(upload, () => ({ status: 500, body: '' }));
  const { user, toasts } = openTab();
  await user.upload(fileField(), png());
  await waitFor(() => expect(toasts).toEqual([{ tone: 'error', text: 'Failed to upload image' }]));
  // Browsers fire no change event when the same file is chosen again in a field that still has it.
  expect(fileField()).toHaveValue('');
});

test('an empty file is refused without sending it', async () => {
  const { user } = openTab();
  await user.upload(fileField(), png(0));
  expect(fileField()).toHaveAccessibleDescription('The file is empty');
  expect(server.requestsOf(upload)).toHaveLength(0);
});

test.each([true, false])(
  'an image that our server does not store is refused in the browser, and uploaded to others (%j)',
  async (isOwnServer) => {
    const { user } = openTab({ isOwnServer });
    await user.upload(fileField(), new File(['x'], 'scan.heic', { type: 'image/heic' }));
    await waitFor(() => expect(server.requestsOf(upload)).toHaveLength(isOwnServer ? 0 : 1));
    if (isOwnServer) expect(fileField()).toHaveAccessibleDescription(/JPEG, PNG or WebP/);
  },
);

test.each([true, false])(
  'a file above the limit is refused in the browser for our server, and uploaded to others (%j)',
  async (isOwnServer) => {
    const { user } = openTab({ isOwnServer });
    await user.upload(fileField(), png(1_048_577));
    if (isOwnServer) {
      expect(fileField()).toHaveAccessibleDescription('The file is larger than 1 MB');
      expect(server.requestsOf(upload)).toHaveLength(0);
    } else {
      await waitFor(() => expect(server.requestsOf(upload)).toHaveLength(1));
    }
  },
);
