/** @jest-environment jsdom */
import {
  cancelExport,
  createExport,
  type ExportBody,
  listExportColumns,
  listExports,
} from '@rollcall/shared/contract';
import { aResponse, renderAsAdministrator, serveContract } from '@rollcall/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ExportButton } from './export-button.tsx';
import type { ExportProps } from './export-props.ts';

const server = serveContract();
const ID = '5ba376a3-0f65-415f-a90d-df4bac752437';

const anExport = (changes: Partial<ExportBody> = {}): ExportBody => ({
  id: ID,
  list: 'leaves',
  format: 'xlsx',
  fileName: 'leaves-2026-03-10.xlsx',
  state: 'running',
  rows: 0,
  totalRows: null,
  url: null,
  createdAt: '2026-03-10T18:00:00.000Z',
  ...changes,
});
const DONE = anExport({
  state: 'done',
  rows: 1200,
  totalRows: 1200,
  url: '/api/v1/exports/1/file',
});

let exports: ExportBody[];
beforeEach(() => {
  exports = [];
  localStorage.clear();
  server.respond({ ...listExportColumns, path: '/admin/exports/columns/leaves' }, () =>
    aResponse([
      { key: 'employee', title: 'Employee', isDefault: true },
      { key: 'type', title: 'Type', isDefault: true },
      { key: 'reason', title: 'Reason', isDefault: false },
    ]),
  );
  server.respond({ ...listExportColumns, path: '/admin/exports/columns/overtime' }, () =>
    aResponse([{ key: 'date', title: 'Date', isDefault: true }]),
  );
  server.respond(listExports, () => aResponse(exports));
  server.respond(createExport, () => {
    exports = [anExport(), ...exports];
    return aResponse(anExport());
  });
});
afterEach(() => jest.restoreAllMocks());

function openPage({ lists = ['leaves'], capabilities = ['export'] }: Partial<Options> = {}) {
  const filter = { status: 'Pending', search: '', department: undefined, isActive: false };
  const Page = () => <ExportButton lists={lists} filter={filter} />;
  return renderAsAdministrator([{ path: '/leave', Component: Page }], {
    server,
    path: '/leave',
    capabilities,
  });
}

interface Options extends Pick<ExportProps, 'lists'> {
  readonly capabilities: string[];
}

async function openDialog(options?: Partial<Options>) {
  const page = openPage(options);
  await page.user.click(screen.getByRole('button', { name: 'Export…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Export' });
  await within(dialog).findByRole('checkbox', { name: 'All columns' });
  return { ...page, dialog: within(dialog) };
}

const sent = () => server.requestsOf(createExport).map(({ body }) => body);
const start = { name: 'Export' };

test('nothing is offered where the server exports nothing', () => {
  openPage({ capabilities: [] });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('it exports what the page shows with the usual columns, and downloads the file', async () => {
  const clicked: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: unknown) {
    clicked.push((this as HTMLAnchorElement).pathname);
  });
  exports = [DONE];
  server.respond(createExport, () => aResponse(anExport()));
  const { user, dialog } = await openDialog();
  expect(clicked).toEqual([]);
  await user.click(dialog.getByRole('button', start));
  await waitFor(() => expect(clicked).toEqual(['/api/v1/exports/1/file']));
  expect(sent()).toEqual([
    {
      list: 'leaves',
      filter: { status: 'Pending', isActive: 'false' },
      columns: ['employee', 'type'],
      format: 'xlsx',
      hasNotes: true,
    },
  ]);
  expect(dialog.getByRole('status')).toHaveTextContent('leaves-2026-03-10.xlsx is ready');
  const file = dialog.getByRole('listitem');
  expect(file).toHaveTextContent('1,200 rows');
  expect(
    within(file).getByRole('link', { name: 'Download leaves-2026-03-10.xlsx' }),
  ).toHaveAttribute('href', '/api/v1/exports/1/file');
});

test('columns, format, separator and notes are chosen; the format is remembered', async () => {
  const first = await openDialog();
  const { user, dialog } = first;
  expect(dialog.queryByRole('radiogroup', { name: 'Separator' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('radio', { name: 'Text with separators (.csv)' }));
  await user.click(dialog.getByRole('radio', { name: 'Semicolon, numbers like 7,75' }));
  await user.click(dialog.getByRole('checkbox', { name: 'All columns' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Type' }));
  await user.click(dialog.getByRole('checkbox', { name: /^End with lines/ }));
  await user.click(dialog.getByRole('button', start));
  await waitFor(() =>
    expect(sent()).toEqual([
      expect.objectContaining({
        columns: ['employee', 'reason'],
        format: 'csv',
        separator: ';',
        hasNotes: false,
      }),
    ]),
  );
  first.unmount();
  const again = await openDialog();
  expect(again.dialog.getByRole('radio', { name: 'Text with separators (.csv)' })).toBeChecked();
});

test('without a column nothing is exported', async () => {
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('checkbox', { name: 'All columns' }));
  await user.click(dialog.getByRole('checkbox', { name: 'All columns' }));
  await user.click(dialog.getByRole('button', start));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Choose at least one column.');
  expect(sent()).toEqual([]);
});

test('a page with two forms of rows offers both, each with its columns', async () => {
  const { user, dialog } = await openDialog({ lists: ['leaves', 'overtime'] });
  await user.click(dialog.getByRole('radio', { name: 'One per day and kind' }));
  await dialog.findByRole('checkbox', { name: 'Date' });
  await user.click(dialog.getByRole('button', start));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ list: 'overtime', columns: ['date'] });
});

test('an export says how far it is every second until it is done, and can be cancelled', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  exports = [anExport({ rows: 500, totalRows: 2000 })];
  server.respond({ ...cancelExport, path: `/admin/exports/${ID}/cancel` }, () => {
    exports = [anExport({ state: 'cancelled', rows: 1000 })];
    return aResponse(anExport({ state: 'cancelled' }));
  });
  const { user, dialog } = await openDialog();
  const file = within(await dialog.findByRole('listitem'));
  expect(file.getByText('500 of 2,000 rows')).toBeVisible();
  expect(file.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
  exports = [anExport({ rows: 1000, totalRows: null })];
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(await file.findByText('1,000 rows so far')).toBeVisible();
  expect(file.queryByRole('progressbar')).not.toBeInTheDocument();
  await user.click(file.getByRole('button', { name: 'Cancel leaves-2026-03-10.xlsx' }));
  expect(await file.findByText('Cancelled')).toBeVisible();
  expect(file.queryByRole('button')).not.toBeInTheDocument();
  jest.useRealTimers();
});

test('a refusal is shown, and one that failed says what to do', async () => {
  exports = [anExport({ state: 'failed' })];
  const message = 'You have 3 exports in progress. Wait until one is done, or cancel one.';
  server.refuse(createExport, 409, message);
  const { user, dialog } = await openDialog();
  expect(await dialog.findByText('Failed. Export the list again.')).toBeVisible();
  await user.click(dialog.getByRole('button', start));
  expect(await dialog.findByText(message)).toBeVisible();
});

test('columns that cannot be read can be read again', async () => {
  const path = '/admin/exports/columns/leaves';
  server.refuse({ ...listExportColumns, path }, 500, 'Failed to fetch the exports');
  const { user } = openPage();
  await user.click(screen.getByRole('button', { name: 'Export…' }));
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  expect(screen.getByRole('button', start)).toBeVisible();
});
