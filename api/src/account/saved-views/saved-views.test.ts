import {
  type CallBody,
  deleteView,
  listSavedViews,
  MAX_SAVED_VIEWS,
  saveView,
} from '@rollcall/shared/contract';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let ada: string;
let ben: string;
beforeAll(async () => {
  api = await startTestApi();
  ada = (await api.signedIn({ role: 'ADMIN', firstName: 'Ada' })).token;
  ben = (await api.signedIn({ role: 'ADMIN', firstName: 'Ben' })).token;
});
beforeEach(() =>
  api.database.withClient(async (client) => {
    await client.query('DELETE FROM saved_views');
  }),
);
afterAll(() => api.stop());

const WAITING = { list: 'leaves', name: 'Waiting', query: 'status=Pending&columns=default' };
const save = (view: Partial<CallBody<typeof saveView>> = {}, token = ada) =>
  api.call(saveView, { body: { ...WAITING, ...view }, token });
const find = async (list = 'leaves', token = ada) =>
  (await api.call(listSavedViews, { query: { list }, token })).body.data;
const namesOf = async (list?: string, token?: string) =>
  (await find(list, token)).map(({ name }) => name);

test('views are of one list and one person, by name in any case', async () => {
  for (const name of ['zurich', 'Berlin', 'austin']) await save({ name });
  await save({ list: 'breaks', name: 'Long' });
  await save({ name: 'Of Ben' }, ben);
  expect(await namesOf()).toEqual(['austin', 'Berlin', 'zurich']);
  expect(await namesOf('breaks')).toEqual(['Long']);
  expect(await namesOf('leaves', ben)).toEqual(['Of Ben']);
  expect(await namesOf('employees')).toEqual([]);
});

test('a view with the same name, in any case, is replaced', async () => {
  const first = (await save()).body.data;
  const second = (await save({ name: ' WAITING ', query: 'status=Approved' })).body.data;
  expect(second).toEqual({ id: first.id, name: 'WAITING', query: 'status=Approved' });
  expect(await find()).toEqual([second]);
});

test('a deleted view is saved again with what the answer says', async () => {
  const { id, ...view } = (await save()).body.data;
  const deleted = await api.call(deleteView, { params: { id }, token: ada });
  expect(deleted.body.data).toEqual({ undo: WAITING });
  expect(await find()).toEqual([]);
  await save(deleted.body.data.undo);
  expect(await find()).toEqual([{ id: expect.any(Number), ...view }]);
});

test('the view of someone else is not found, and stays', async () => {
  const { id } = (await save({}, ben)).body.data;
  const { status, body } = await api.call(deleteView, { params: { id }, token: ada });
  expect([status, body.message]).toEqual([404, 'There is no such view.']);
  expect(await namesOf('leaves', ben)).toEqual(['Waiting']);
});

test('a person has at most two hundred views, of all lists; one of them can still be replaced', async () => {
  for (let n = 0; n < MAX_SAVED_VIEWS; n += 1)
    await save({ list: `list-${n % 7}`, name: `View ${n}` });
  const { status, body } = await save({ name: 'One more' });
  expect([status, body.message]).toEqual([
    409,
    'You have saved 200 views. Delete one first, of this list or of another.',
  ]);
  expect((await save({ list: 'list-0', name: 'view 7', query: '' })).status).toBe(200);
  expect((await save({ list: 'breaks' }, ben)).status).toBe(200);
});

test.each([
  [{ name: ' ' }, 'name', 'Name is required'],
  [{ name: 'x'.repeat(61) }, 'name', 'Name may have at most 60 characters'],
  [
    { query: 'x'.repeat(2001) },
    'query',
    'The filters are too long to save: at most 2000 characters',
  ],
  [{ list: 'Leaves!' }, 'list', 'List must be a name of small letters, digits and dashes'],
])('%j is refused: %s', async (view, field, message) => {
  const { status, body } = await save(view);
  expect([status, body.fields]).toEqual([422, [{ field, message }]]);
});
