import {
  type CallBody,
  createAnnouncement,
  deleteAnnouncement,
  listAllAnnouncements,
  listAnnouncements,
  listAudit,
  updateAnnouncement,
} from '@rollcall/shared/contract';
import { PAGE_SIZE } from '@rollcall/shared/domain';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: string;
let employee: string;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.tokenOf('ADMIN');
  employee = await api.tokenOf('EMPLOYEE');
});
afterAll(() => api.stop());

const titles = async (
  call: typeof listAnnouncements | typeof listAllAnnouncements,
  token: string,
): Promise<string[]> => (await api.call(call, { token })).body.data.map(({ title }) => title);
const add = (body: CallBody<typeof createAnnouncement>, token = admin) =>
  api.call(createAnnouncement, { body, token });
const change = (id: number, body: CallBody<typeof updateAnnouncement>) =>
  api.call(updateAnnouncement, { params: { id }, body, token: admin });
const remove = (id: number) => api.call(deleteAnnouncement, { params: { id }, token: admin });

test('a new company has none', async () => {
  expect(await titles(listAnnouncements, employee)).toEqual([]);
});

test('an announcement is visible between its dates, both included', async () => {
  for (const [title, showFrom, showUntil] of [
    ['yesterday', null, '2026-03-09'],
    ['until today', null, '2026-03-10'],
    ['from today', '2026-03-10', null],
    ['tomorrow', '2026-03-11', null],
  ] as const) {
    await add({ title, text: 'Text', showFrom, showUntil });
  }
  expect(await titles(listAnnouncements, employee)).toEqual(['until today', 'from today']);
  expect((await titles(listAllAnnouncements, admin)).slice(0, 4)).toEqual([
    'tomorrow',
    'from today',
    'until today',
    'yesterday',
  ]);
});

test("administrators' list is paged, newest first; without a page it is the first one", async () => {
  for (let n = 1; n <= 21; n += 1) await add({ title: `No. ${n}`, text: 'Text' });
  const read = async (query: { page?: number }) =>
    (await api.call(listAllAnnouncements, { query, token: admin })).body;
  const { data, total, pageSize } = await read({});
  expect([data.length, data[0]?.title, pageSize]).toEqual([pageSize, 'No. 21', PAGE_SIZE]);
  expect(await read({ page: 0 })).toEqual(await read({}));
  const pages = [];
  for (let page = 0; page * pageSize < total; page += 1) pages.push(...(await read({ page })).data);
  expect(new Set(pages.map(({ id }) => id)).size).toBe(total);
  expect(pages.at(-1)?.title).toBe('yesterday');
  expect((await read({ page: 1000 })).data).toEqual([]);
});

test('an update keeps absent fields, null removes a date, and each update is audited', async () => {
  const input = { title: 'Party', text: 'On the roof', showUntil: '2026-12-24' };
  const { id } = (await add(input)).body.data;
  expect((await change(id, { title: 'Feast' })).body.data).toEqual({
    id,
    title: 'Feast',
    text: 'On the roof',
    showFrom: null,
    showUntil: '2026-12-24',
    audience: 'everyone',
    department: null,
  });
  expect((await change(id, { showUntil: null })).body.data.showUntil).toBeNull();
  expect((await remove(id)).status).toBe(200);
  expect((await remove(id)).status).toBe(404);
  expect((await change(id, { title: 'x' })).status).toBe(404);
  const { body } = await api.call(listAudit, { token: admin });
  expect(body.data.slice(0, 3).map(({ action }) => action)).toEqual([
    'announcement.delete',
    'announcement.update',
    'announcement.update',
  ]);
});

test.each([
  ['no title', { text: 'x' }, 'title'],
  ['a blank title', { title: ' ', text: 'x' }, 'title'],
  ['a long text', { title: 'x', text: 'x'.repeat(2001) }, 'text'],
  ['no date', { title: 'x', text: 'x', showFrom: '2026-02-30' }, 'showFrom'],
  [
    'a last date before the first',
    { title: 'x', text: 'x', showFrom: '2026-03-02', showUntil: '2026-03-01' },
    'showUntil',
  ],
  ['no audience of ours', { title: 'x', text: 'x', audience: 'friends' }, 'audience'],
  [
    'a department without its name',
    { title: 'x', text: 'x', audience: 'department' },
    'department',
  ],
  [
    'no department of ours',
    { title: 'x', text: 'x', audience: 'department', department: 'Space' },
    'department',
  ],
  ['a department for everyone', { title: 'x', text: 'x', department: 'IT' }, 'department'],
])('%s is refused', async (_title, body, field) => {
  const response = await api.callUnchecked(createAnnouncement, { body, token: admin });
  expect([response.status, response.body.fields?.[0]?.field]).toEqual([422, field]);
});

test('an announcement is seen by those whom it is for', async () => {
  const { token: programmer } = await api.signedIn({ department: 'IT' });
  const kinds: readonly CallBody<typeof createAnnouncement>[] = [
    { title: 'for all', text: 'x' },
    { title: 'for administrators', text: 'x', audience: 'administrators' },
    { title: 'for IT', text: 'x', audience: 'department', department: 'IT' },
  ];
  const ids: number[] = [];
  for (const body of kinds) ids.push((await add(body)).body.data.id);
  const seenBy = async (token: string) =>
    (await titles(listAnnouncements, token)).filter((title) => title.startsWith('for '));
  expect(await seenBy(employee)).toEqual(['for all']);
  expect(await seenBy(programmer)).toEqual(['for all', 'for IT']);
  expect(await seenBy(admin)).toEqual(['for all', 'for administrators']);
  await change(ids[2] ?? 0, { audience: 'everyone', department: null });
  expect(await seenBy(employee)).toEqual(['for all', 'for IT']);
});

test('only administrators manage announcements', async () => {
  expect((await add({ title: 'x', text: 'y' }, employee)).status).toBe(403);
  expect((await api.call(listAllAnnouncements, { token: employee })).status).toBe(403);
});
