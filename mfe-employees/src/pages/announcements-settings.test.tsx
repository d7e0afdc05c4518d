import {
  type AnnouncementBody,
  createAnnouncement,
  deleteAnnouncement,
  listAllAnnouncements,
  listDepartments,
  updateAnnouncement,
} from '@rollcall/shared/contract';
import {
  aDepartment,
  aPageOf,
  aResponse,
  changeValue,
  renderAsAdministrator,
  serveContract,
  tableRows,
} from '@rollcall/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { AnnouncementsSettings } from './announcements-settings.tsx';

const server = serveContract();

const PARTY: AnnouncementBody = {
  id: 1,
  title: 'Party',
  text: 'On the roof',
  showFrom: null,
  showUntil: null,
  audience: 'everyone',
  department: null,
};
const ENDED = { ...PARTY, id: 2, title: 'Fair', showFrom: '2020-01-01', showUntil: '2020-01-03' };
const LATER = { ...PARTY, id: 3, title: 'Move', showFrom: '2999-01-01' };
const FOR_IT = {
  ...PARTY,
  id: 4,
  title: 'Outage',
  showUntil: '2999-01-01',
  audience: 'department' as const,
  department: 'IT',
};

beforeEach(() => {
  server.respond(listAllAnnouncements, () => aPageOf([PARTY, ENDED, LATER, FOR_IT], 0));
  server.respond(listDepartments, () => aResponse([aDepartment({ id: 1, name: 'IT' })]));
  server.respond(createAnnouncement, () => aResponse(PARTY));
  server.respond(updateAnnouncement, () => aResponse(PARTY));
});

const open = () =>
  renderAsAdministrator([{ path: '/settings', Component: AnnouncementsSettings }], {
    server,
    path: '/settings',
    capabilities: ['announcements', 'working-time'],
  });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const row = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(name) }));

test('all announcements are listed, with when and to whom they are shown', async () => {
  open();
  await row('Party');
  expect(tableRows('All announcements').map((cells) => cells.slice(0, 3))).toEqual([
    ['PartyOn the roof', 'Always', 'Everyone'],
    ['FairOn the roof', 'Jan 01, 2020 to Jan 03, 2020Ended', 'Everyone'],
    ['MoveOn the roof', 'From Jan 01, 2999Not yet', 'Everyone'],
    ['OutageOn the roof', 'Until Jan 01, 2999', 'IT'],
  ]);
});

test('an announcement to a department is written; what is missing is said at its field', async () => {
  const { user, toasts } = open();
  await user.click(await screen.findByRole('button', { name: 'Write an announcement' }));
  const form = await dialog('Write an announcement');
  await user.click(form.getByRole('radio', { name: 'A department' }));
  await changeValue(form.getByLabelText('First day'), '2026-12-24');
  await changeValue(form.getByLabelText('Last day'), '2026-12-23');
  await user.click(form.getByRole('button', { name: 'Save' }));
  for (const problem of [
    'Title is required',
    'Text is required',
    'The last day must not be before the first',
    'Choose a department',
  ]) {
    expect(await form.findByText(problem)).toBeVisible();
  }
  await user.type(form.getByLabelText('Title'), ' Feast ');
  await user.type(form.getByLabelText('Text'), 'In the garden');
  await changeValue(form.getByLabelText('Last day'), '2026-12-26');
  await user.click(form.getByRole('combobox', { name: 'Department' }));
  await user.click(await screen.findByTitle('IT'));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.requestsOf(createAnnouncement)[0]?.body).toEqual({
    title: 'Feast',
    text: 'In the garden',
    showFrom: '2026-12-24',
    showUntil: '2026-12-26',
    audience: 'department',
    department: 'IT',
  });
  expect(toasts).toMatchObject([{ text: 'Announcement added' }]);
});

test('an announcement is changed: a limit and a department can be taken away', async () => {
  const { user } = open();
  await user.click((await row('Outage')).getByRole('button', { name: 'Edit' }));
  const form = await dialog('Edit Outage');
  await changeValue(form.getByLabelText('Last day'), '');
  await user.click(form.getByRole('radio', { name: 'Everyone' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.requestsOf(updateAnnouncement)).toHaveLength(1));
  expect(server.requestsOf(updateAnnouncement)[0]?.body).toMatchObject({
    title: 'Outage',
    showUntil: null,
    audience: 'everyone',
    department: null,
  });
});

test('a refusal of the server is shown, and the input stays', async () => {
  server.refuse(updateAnnouncement, 404, 'There is no such announcement.');
  const { user } = open();
  await user.click((await row('Party')).getByRole('button', { name: 'Edit' }));
  const form = await dialog('Edit Party');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('There is no such announcement.')).toBeVisible();
  expect(form.getByLabelText('Title')).toHaveValue('Party');
});

test('an announcement is deleted after a question', async () => {
  server.respond(deleteAnnouncement, () => aResponse(null));
  const { user, toasts } = open();
  await user.click((await row('Fair')).getByRole('button', { name: 'Delete' }));
  await user.click((await dialog('Delete Fair?')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(toasts).toMatchObject([{ text: 'Announcement deleted' }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
