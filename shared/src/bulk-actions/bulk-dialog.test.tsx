/** @jest-environment jsdom */
import {
  type BulkActionName,
  listDepartments,
  listWorkSchedules,
  previewBulkAction,
  runBulkAction,
  selectBulkRows,
} from '@rollcall/shared/contract';
import {
  aDepartment,
  aResponse,
  changeValue,
  renderAsAdministrator,
} from '@rollcall/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { BulkListName } from '../contract/index.ts';
import { serveBulkActions } from '../testing/bulk-server.ts';
import { BulkBar } from './bulk-bar.tsx';

const { server } = serveBulkActions([1, 2]);

const SELECTION = {
  isSelected: () => true,
  count: () => 2,
  set() {},
  selectAll() {},
  clear() {},
};

/** Presses the button of the dialog once the preview is complete. */
async function submit({ user, asked }: Awaited<ReturnType<typeof openDialog>>, name: string) {
  const button = asked.getByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
}

/** Opens the dialog of an action for two selected rows. */
async function openDialog(list: BulkListName, button: string, { isAll = false } = {}) {
  const selection = { ...SELECTION, isAll, ids: new Set(isAll ? [] : [2, 1]) };
  const Component = () => <BulkBar list={list} selection={selection} filter={{}} total={30} />;
  const { user, toasts } = renderAsAdministrator([{ path: '/', Component }], {
    server,
    path: '/',
    capabilities: ['bulk'],
  });
  await user.click(await screen.findByRole('button', { name: button }));
  return { user, toasts, asked: within(await screen.findByRole('dialog')) };
}

test('more rows than one action may have are refused with the sentence of the server', async () => {
  server.refuse(selectBulkRows, 409, 'More than 1000 rows match. Filter the list.');
  const { asked } = await openDialog('employees', 'Activate…', { isAll: true });
  expect(await asked.findByText('More than 1000 rows match. Filter the list.')).toBeVisible();
  expect(asked.getByRole('button', { name: /^Activate/ })).toBeDisabled();
});

test('a department is chosen before the preview, which a change of it repeats', async () => {
  server.respond(listDepartments, () =>
    aResponse([aDepartment({ id: 1, name: 'HR' }), aDepartment({ id: 2, name: 'IT' })]),
  );
  const page = await openDialog('employees', 'Department…');
  const { user, asked } = page;
  await user.click(asked.getByRole('button', { name: /^Change the department of 2/ }));
  expect(await asked.findByText('A department is required')).toBeVisible();
  expect(server.requestsOf(previewBulkAction)).toEqual([]);
  for (const department of ['HR', 'IT']) {
    await user.click(asked.getByRole('combobox', { name: 'New department' }));
    await user.click(await screen.findByTitle(department));
    await waitFor(() =>
      expect(server.requestsOf(previewBulkAction).at(-1)?.body.values).toEqual({ department }),
    );
  }
  await submit(page, 'Change the department of 2 employees');
  await waitFor(() =>
    expect(server.requestsOf(runBulkAction).at(-1)?.body.values).toEqual({ department: 'IT' }),
  );
});

test('a work schedule has a first date, which is today at first', async () => {
  server.respond(listWorkSchedules, () =>
    aResponse([
      {
        id: 3,
        name: 'Nights',
        anchorDate: '2026-01-05',
        cycleDays: 1,
        days: [[]],
        version: 1,
        assignments: 0,
      },
    ]),
  );
  const page = await openDialog('employees', 'Work schedule…');
  const { user, asked } = page;
  await user.click(asked.getByRole('combobox', { name: 'Work schedule' }));
  await user.click(await screen.findByTitle('Nights'));
  await changeValue(asked.getByLabelText('First date'), '2026-12-01');
  const values = { scheduleId: 3, from: '2026-12-01' };
  await waitFor(() =>
    expect(server.requestsOf(previewBulkAction).at(-1)?.body.values).toEqual(values),
  );
  await submit(page, 'Assign the work schedule to 2 employees');
  await waitFor(() => expect(server.requestsOf(runBulkAction).at(-1)?.body.values).toEqual(values));
});

test.each<[BulkListName, BulkActionName]>([
  ['leaves', 'leaves.reject'],
  ['corrections', 'corrections.reject'],
])('several %s are rejected with one reason', async (of, action) => {
  const page = await openDialog(of, 'Reject…');
  const { asked } = page;
  await submit(page, `Reject 2 ${of}`);
  expect(await asked.findByText('A reason is required')).toBeVisible();
  await changeValue(asked.getByLabelText('Reason'), ' Too many are away ');
  await submit(page, `Reject 2 ${of}`);
  await waitFor(() => expect(server.requestsOf(runBulkAction)).toHaveLength(1));
  expect(server.requestsOf(runBulkAction)[0]?.body).toMatchObject({
    action,
    ids: [1, 2],
    values: { reason: 'Too many are away' },
  });
});

test('sent invitations are not offered to be undone', async () => {
  const page = await openDialog('employees', 'Resend invitation…');
  const { toasts } = page;
  await submit(page, 'Resend the invitation of 2 employees');
  await waitFor(() =>
    expect(toasts).toEqual([{ tone: 'success', text: '2 employees invited again' }]),
  );
});
