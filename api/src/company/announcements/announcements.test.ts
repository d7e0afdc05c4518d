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

const titles = async (path: string, token: string) =>
  (await api.get(path, token)).body.data.map(({ title }: { title: string }) => title);
const add = (body: object, token = admin) => api.send('POST', '/admin/announcements', token, body);
const change = (id: number, body: object) =>
  api.send('PUT', `/admin/announcements/${id}`, admin, body);

test('the two specified announcements exist from the start, for all employees', async () => {
  expect((await api.get('/announcements', employee)).body.data).toMatchObject([
    { title: 'Monthly Review', text: 'The monthly review takes place on the 25th.' },
    { title: 'System Maintenance', text: 'Saturday, 2 AM to 5 AM.' },
  ]);
});

test('an announcement is visible between its dates, both included', async () => {
  for (const [title, showFrom, showUntil] of [
    ['yesterday', null, '2026-03-09'],
    ['until today', null, '2026-03-10'],
    ['from today', '2026-03-10', null],
    ['tomorrow', '2026-03-11', null],
  ]) {
    await add({ title, text: 'Text', showFrom, showUntil });
  }
  expect((await titles('/announcements', employee)).slice(2)).toEqual([
    'until today',
    'from today',
  ]);
  expect((await titles('/admin/announcements', admin)).slice(2)).toEqual([
    'yesterday',
    'until today',
    'from today',
    'tomorrow',
  ]);
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
  });
  expect((await change(id, { showUntil: null })).body.data.showUntil).toBeNull();
  expect((await api.send('DELETE', `/admin/announcements/${id}`, admin)).status).toBe(200);
  expect((await api.send('DELETE', `/admin/announcements/${id}`, admin)).status).toBe(404);
  expect((await change(id, { title: 'x' })).status).toBe(404);
  const { body } = await api.get('/admin/audit', admin);
  expect(body.data.slice(0, 3).map(({ action }: { action: string }) => action)).toEqual([
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
])('%s is refused', async (_title, body, field) => {
  const response = await add(body);
  expect([response.status, response.body.fields[0].field]).toEqual([422, field]);
});

test('only administrators manage announcements', async () => {
  expect((await add({ title: 'x', text: 'y' }, employee)).status).toBe(403);
  expect((await api.get('/admin/announcements', employee)).status).toBe(403);
});
