import {
  type CheckedRowBody,
  checkImport,
  createImport,
  type ImportBody,
  inviteImported,
  listImports,
  undoImport,
} from '@rollcall/shared/contract';
import {
  aResponse,
  renderAsAdministrator,
  serveContract,
  tableRows,
} from '@rollcall/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ImportPage } from './import-page.tsx';

const server = serveContract();
let imports: ImportBody[];
let results: CheckedRowBody[];
let newDepartments: string[];
beforeEach(() => {
  localStorage.clear();
  imports = [];
  results = [];
  newDepartments = [];
  server.respond(listImports, () => aResponse(imports));
  server.respond(checkImport, ({ body }) =>
    aResponse({ rows: body.rows.map((_row, at) => results[at] ?? aCheckedRow()), newDepartments }),
  );
});

const aCheckedRow = (changes: Partial<CheckedRowBody> = {}): CheckedRowBody => ({
  action: 'create',
  employeeId: null,
  employeeName: null,
  changes: [],
  errors: [],
  ...changes,
});
const anImport = (changes: Partial<ImportBody> = {}): ImportBody => ({
  id: '3b0c2f0e-2f4e-4c35-9d5e-0c2f6b7a9d10',
  state: 'done',
  total: 3,
  remaining: 0,
  created: 2,
  updated: 1,
  skipped: 0,
  uninvited: 2,
  problems: [],
  createdByName: 'Ada Byron',
  createdAt: '2026-03-10T18:00:00.000Z',
  ...changes,
});

const open = () =>
  renderAsAdministrator([{ path: '/employees/import', Component: ImportPage }], {
    server,
    path: '/employees/import',
    capabilities: ['import'],
    zone: 'UTC-06:00',
  });
const PEOPLE =
  'Full name\tMail\tJoined\tTeam\nAna Lopez\tana@x.test\t03/04/2024\tSales\nBob\tbob@x.test\t\tMoon\n';
async function paste(user: ReturnType<typeof open>['user'], text: string) {
  fireEvent.change(await screen.findByRole('textbox', { name: 'Rows' }), {
    target: { value: text },
  });
  await user.click(screen.getByRole('button', { name: 'Read rows' }));
}
const press = (user: ReturnType<typeof open>['user'], name: string) =>
  user.click(screen.getByRole('button', { name }));

test('pasted rows are checked with guessed columns, and imported', async () => {
  newDepartments = ['Sales', 'Moon'];
  server.respond(createImport, () => aResponse(anImport({ state: 'importing', remaining: 2 })));
  const { user } = open();
  await paste(user, PEOPLE);
  expect(await screen.findByText('2 rows from the clipboard')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Check rows' })).toBeDisabled();
  expect(screen.getByText('Say what comes first in dates.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'month' }));
  await press(user, 'Check rows');
  expect(await screen.findByText('2 new, 0 to update, 0 unchanged')).toBeVisible();
  expect(tableRows('Rows').map((cells) => cells.slice(0, 4))).toEqual([
    ['1', 'Ana Lopez', 'ana@x.test', 'New'],
    ['2', 'Bob', 'bob@x.test', 'New'],
  ]);
  await user.click(screen.getByRole('radio', { name: 'Later' }));
  imports = [anImport({ state: 'importing', remaining: 1 })];
  // The second click comes before the page knows of the first.
  const start = screen.getByRole('button', { name: 'Import 2 people' });
  fireEvent.click(start);
  fireEvent.click(start);
  expect(await screen.findByRole('progressbar', { name: 'Importing' })).toBeVisible();
  expect(server.requestsOf(createImport)).toHaveLength(1);
  expect(server.requestsOf(createImport).at(-1)?.body).toEqual({
    rows: [
      {
        firstName: 'Ana',
        lastName: 'Lopez',
        email: 'ana@x.test',
        joiningDate: '2024-03-04',
        department: 'Sales',
      },
      { firstName: 'Bob', email: 'bob@x.test', department: 'Moon' },
    ],
    matchBy: 'email',
    existing: 'update',
    addsDepartments: true,
    invites: false,
  });
  const list = screen.getByRole('region', { name: 'Imports of the last 7 days' });
  await waitFor(() => expect(list).toHaveFocus());
});

test('a row with an error is corrected in place, or left out, and checked again', async () => {
  const errors = [{ field: 'gender', message: 'Gender must be one of Male, Female, Other' }];
  results = [
    aCheckedRow({ errors }),
    aCheckedRow({ errors: [{ field: 'email', message: 'Row 1 has the same email address' }] }),
  ];
  const { user } = open();
  await paste(user, 'First name,Email,Gender\nAna,ana@x.test,x\nBob,ana@x.test,m\nCy,cy@x.test,\n');
  await press(user, 'Check rows');
  expect(await screen.findByText('1 new, 0 to update, 0 unchanged, 2 with errors')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Import 1 person' })).toBeDisabled();
  results = [aCheckedRow(), ...results.slice(1)];
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Gender, row 1' }));
  await user.click(await screen.findByTitle('Female'));
  await screen.findByText('2 new, 0 to update, 0 unchanged, 1 with errors');
  const email = screen.getByRole('textbox', { name: 'Email, row 2' });
  expect(email).toHaveAccessibleDescription('Row 1 has the same email address');
  results = [];
  await user.clear(email);
  await user.type(email, 'bob@x.test{Enter}');
  await screen.findByText('3 new, 0 to update, 0 unchanged');
  await press(user, 'Leave out row 3');
  await screen.findByText('2 new, 0 to update, 0 unchanged');
  // What is left out is counted at once, and checked after that.
  await waitFor(() =>
    expect(server.requestsOf(checkImport).at(-1)?.body.rows).toEqual([
      { firstName: 'Ana', email: 'ana@x.test', gender: 'Female' },
      { firstName: 'Bob', email: 'bob@x.test', gender: 'Male' },
    ]),
  );
});

test('corrections that follow each other before the check has answered are all kept', async () => {
  const errors = [{ field: 'email', message: 'Email is invalid' }];
  results = [aCheckedRow({ errors }), aCheckedRow({ errors }), aCheckedRow()];
  const { user } = open();
  await paste(user, 'First name,Email\nAna,x\nBob,y\nCy,cy@x.test\n');
  await press(user, 'Check rows');
  const input = await screen.findByRole('textbox', { name: 'Email, row 1' });
  let answer: (() => void) | undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.respond(checkImport, async ({ body }) => {
    await answered;
    return aResponse({ rows: body.rows.map(() => aCheckedRow()), newDepartments: [] });
  });
  fireEvent.change(input, { target: { value: 'ana@x.test' } });
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 13 });
  expect(input).toBeInTheDocument();
  const other = screen.getByRole('textbox', { name: 'Email, row 2' });
  fireEvent.change(other, { target: { value: 'bob@x.test' } });
  fireEvent.keyDown(other, { key: 'Enter', keyCode: 13 });
  await user.click(screen.getByRole('button', { name: 'Leave out row 1' }));
  answer?.();
  await screen.findByText('2 new, 0 to update, 0 unchanged');
  await waitFor(() =>
    expect(server.requestsOf(checkImport).at(-1)?.body.rows).toEqual([
      { firstName: 'Bob', email: 'bob@x.test' },
      { firstName: 'Cy', email: 'cy@x.test' },
    ]),
  );
});

test('all rows with errors are left out at once', async () => {
  results = [aCheckedRow({ errors: [{ field: 'email', message: 'Email is required' }] })];
  const { user } = open();
  await paste(user, 'First name,Email\nAna,\nBob,bob@x.test\n');
  await press(user, 'Check rows');
  const leave = await screen.findByRole('button', { name: 'Leave out 1 row with errors' });
  results = [];
  await user.click(leave);
  expect(await screen.findByText('1 new, 0 to update, 0 unchanged')).toBeVisible();
});

test('what an update changes is named, and the columns of a header are remembered', async () => {
  results = [
    aCheckedRow({
      action: 'update',
      employeeId: 7,
      employeeName: 'Ana Lopez',
      changes: ['phone', 'designation'],
    }),
    aCheckedRow({ action: 'unchanged', employeeId: 8, employeeName: 'Bob Ray' }),
  ];
  const text = 'Mail,Ext\nana@x.test,555\nbob@x.test,556\n';
  const { user, unmount } = open();
  await paste(user, text);
  expect(await screen.findByText(/^Choose the column with the first name/)).toBeVisible();
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Field of column Ext' }));
  await user.click(await screen.findByTitle('First name'));
  await press(user, 'Check rows');
  expect((await screen.findAllByRole('row')).length).toBeGreaterThan(1);
  expect(tableRows('Rows').map((cells) => cells[3])).toEqual([
    'Update: Phone, Designation',
    'Nothing to change',
  ]);
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/Mail|Ext|555|x\.test/);
  unmount();
  const again = open();
  await paste(again.user, text);
  expect(await screen.findByRole('button', { name: 'Check rows' })).toBeEnabled();
});

test('a file that cannot be read says what to do, and a failed check its reason', async () => {
  const { user } = open();
  const file = new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])], 'old.xls');
  fireEvent.change(await screen.findByLabelText('File'), { target: { files: [file] } });
  expect(await screen.findByRole('alert')).toHaveTextContent(/^This is an old Excel workbook/);
  server.refuse(checkImport, 422, 'Import at most 2000 people at a time');
  const csv = new File(['First name,Email\nAna,ana@x.test\n'], 'people.csv');
  fireEvent.change(screen.getByLabelText('File'), { target: { files: [csv] } });
  expect(await screen.findByText('1 row from people.csv')).toBeVisible();
  await press(user, 'Check rows');
  expect(await screen.findByText('Import at most 2000 people at a time')).toBeVisible();
});

test('an import is undone after a question, and invitations are sent later', async () => {
  imports = [anImport({ problems: ['Cy Late: Another employee has this email address'] })];
  server.respond(inviteImported, () => aResponse(anImport({ state: 'inviting' })));
  server.respond(undoImport, () => aResponse(anImport({ state: 'undoing' })));
  const { user } = open();
  const list = within(await screen.findByRole('region', { name: 'Imports of the last 7 days' }));
  expect(list.getByText('Mar 10, 2026, 12:00 PM, Ada Byron')).toBeVisible();
  expect(list.getByText('2 created, 1 updated, 0 left as they were')).toBeVisible();
  expect(list.getByText('Cy Late: Another employee has this email address')).toBeInTheDocument();
  await user.click(list.getByRole('button', { name: 'Send 2 invitations' }));
  await waitFor(() => expect(server.requestsOf(inviteImported)).toHaveLength(1));
  await user.click(list.getByRole('button', { name: 'Undo import' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Undo this import?' }));
  expect(dialog.getByText(/^2 employees that it created will be deleted/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Undo import' }));
  await waitFor(() => expect(server.requestsOf(undoImport)).toHaveLength(1));
});

test('an import in progress is cancelled at once; a failure is a toast', async () => {
  imports = [anImport({ state: 'importing', remaining: 2 })];
  server.refuse(undoImport, 409, 'Ana has been changed or used since.');
  const { user, toasts } = open();
  await user.click(await screen.findByRole('button', { name: 'Cancel import' }));
  await waitFor(() =>
    expect(toasts.map(({ tone, text }) => [tone, text])).toEqual([
      ['error', 'Ana has been changed or used since.'],
    ]),
  );
});
