import { type CallQuery, listEmployees, searchEmployees } from '@rollcall/shared/contract';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.tokenOf('ADMIN');
  const { fixtures } = api;
  await fixtures.employee({
    firstName: 'Siobhán',
    lastName: 'O’Neil',
    email: 'siobhan@search.test',
    phone: '+1 (312) 555-0101',
    employeeCode: 'EMP-777',
    bankAccountNumber: '12345678',
    medicalCondition: 'none of your business',
  });
  await fixtures.employee({
    firstName: 'Ana Lucía',
    middleName: 'María',
    lastName: 'García-Márquez',
  });
  await fixtures.employee({ firstName: 'Gone', lastName: 'Person', isActive: false });
  await fixtures.employee({ firstName: 'New', lastName: 'Person', isActive: null });
  await fixtures.employee({ firstName: '100%', lastName: 'under_score' });
  for (let n = 0; n < 10; n += 1) await fixtures.employee();
});
afterAll(() => api.stop());

type PageQuery = CallQuery<typeof listEmployees> & { readonly page: number };
/** A page of the list, in a response that has a different form without `page`. */
async function pageOf(query: PageQuery) {
  const { body } = await api.call(listEmployees, { query, token });
  if (Array.isArray(body.data) && 'pageSize' in body) return body;
  throw new Error(`Not a page: ${body.message}`);
}
const requestAll = (query: { readonly isActive?: boolean } = {}) =>
  api.call(listEmployees, { query, token });
/** The list without `page`. */
async function wholeList(query?: { readonly isActive?: boolean }) {
  const { data, message } = (await requestAll(query)).body;
  if ('data' in data) return data;
  throw new Error(`Not the whole list: ${message}`);
}
const search = (query: CallQuery<typeof searchEmployees>) =>
  api.call(searchEmployees, { query, token });
const namesOf = (body: { data: { firstName: string }[] }) => body.data.map((row) => row.firstName);

test('a page has ten rows, the total counts all of them', async () => {
  const first = await pageOf({ page: 0 });
  const second = await pageOf({ page: 1 });
  const beyond = await pageOf({ page: 2 });
  expect(first).toMatchObject({ total: 16, pageSize: 10 });
  expect([first, second, beyond].map(({ data }) => data.length)).toEqual([10, 6, 0]);
});

test('a row has the allowed fields and no others', async () => {
  const { body } = await search({ searchTerm: 'siobhan' });
  expect(body.data).toEqual([
    {
      id: expect.any(Number),
      employeeId: 'EMP-777',
      firstName: 'Siobhán',
      middleName: null,
      lastName: 'O’Neil',
      email: 'siobhan@search.test',
      designation: null,
      department: null,
      phone: '+1 (312) 555-0101',
      avatarUrl: null,
      isActive: true,
      isInvited: true,
      exitDate: null,
    },
  ]);
});

test('Inactive lists deactivated employees and those never activated', async () => {
  const inactive = await pageOf({ page: 0, isActive: false });
  expect(namesOf(inactive)).toEqual(['Gone', 'New']);
  expect(inactive.total).toBe(2);
  expect((await pageOf({ page: 0, isActive: true })).total).toBe(14);
});

test.each([
  ['siobhan', 'Siobhán'],
  ['SIOBHÁN', 'Siobhán'],
  ['oneil', 'Siobhán'],
  ["O'Neil", 'Siobhán'],
  ['neil siob', 'Siobhán'],
  ['3125550101', 'Siobhán'],
  ['(312) 555', 'Siobhán'],
  ['siobhan@search', 'Siobhán'],
  ['emp-777', 'Siobhán'],
  ['garcia lucia', 'Ana Lucía'],
  ['maria marquez', 'Ana Lucía'],
  ['100%', '100%'],
  ['under_', '100%'],
])('the term %s finds only %s', async (searchTerm, firstName) => {
  const { body } = await search({ searchTerm });
  expect(namesOf(body)).toEqual([firstName]);
  expect(body).toMatchObject({ total: 1, pageSize: 10 });
});

test('New lists only those that no administrator has decided about, also in a search', async () => {
  const fresh = await pageOf({ page: 0, isNew: true });
  expect(namesOf(fresh)).toEqual(['New']);
  expect(fresh.total).toBe(1);
  expect(namesOf(await pageOf({ page: 0, isActive: false, isNew: false }))).toEqual(['Gone']);
  const found = await search({ searchTerm: 'person', isActive: false, isNew: true });
  expect(namesOf(found.body)).toEqual(['New']);
});

test('search and filter combine', async () => {
  const inactive = await search({ searchTerm: 'person', isActive: false });
  expect(namesOf(inactive.body)).toEqual(expect.arrayContaining(['Gone', 'New']));
  const active = await search({ searchTerm: 'person', isActive: true });
  expect(namesOf(active.body)).not.toContain('Gone');
});

test('a term without matches returns an empty list', async () => {
  const { status, body } = await search({ searchTerm: 'qqqq' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ data: [], total: 0 });
});

test('without a page all employees are returned with the time logs of this month', async () => {
  const id = await api.fixtures.employee({ firstName: 'Punctual' });
  await api.fixtures.log(id, '2026-02-28 09:00:00', '2026-02-28 17:00:00');
  const log = await api.fixtures.log(id, '2026-03-02 09:00:00', '2026-03-02 17:30:00');
  await api.fixtures.break(id, log, '2026-03-02 12:00:00', '2026-03-02 12:30:00');
  const all = await wholeList();
  expect(all.total).toBe(all.data.length);
  const punctual = all.data.find((row) => row.id === id);
  expect(punctual?.timeLogs).toEqual([
    expect.objectContaining({ id: log, workDate: '2026-03-02', totalWorkedMins: 480 }),
  ]);
  expect(JSON.parse(punctual?.timeLogs[0]?.breaksJson ?? '')).toMatchObject([
    { start: '2026-03-02 12:00:00', end: '2026-03-02 12:30:00', breakTime: 30, reason: 'Lunch' },
  ]);
  expect((await wholeList({ isActive: false })).total).toBe(2);
});

test('a session gets one whole list at a time; beyond a few requests it gets 429', async () => {
  const responses = await Promise.all(Array.from({ length: 8 }, () => requestAll()));
  const served = responses.filter(({ status }) => status === 200);
  expect(served.length).toBeGreaterThanOrEqual(4);
  for (const { body } of served) {
    expect(body.data).toMatchObject({ total: expect.any(Number), data: expect.any(Array) });
    if ('total' in body.data) expect(body.data.total).toBe(body.data.data.length);
  }
  const refused = responses.filter(({ status }) => status !== 200);
  expect(
    refused.every(({ status, body }) => status === 429 && body.code === 'too_many_tries'),
  ).toBe(true);
  expect((await requestAll()).status).toBe(200);
});

test('a search is counted exactly up to a thousand; the whole list has an exact total and is read in chunks', async () => {
  await api.database.withClient((client) =>
    client.query(`INSERT INTO employees (employee_code, first_name, email, email_key, is_active, search_text)
      SELECT 'BULK-' || n, 'Bulk', 'bulk' || n || '@example.test', 'bulk' || n || '@example.test', n % 2 = 0, 'bulk ' || n
      FROM generate_series(1, 1200) AS n`),
  );
  const many = await search({ searchTerm: 'bulk' });
  expect(many.body).toMatchObject({ total: 1000, isTotalExact: false });
  const few = await search({ searchTerm: 'bulk', isActive: true });
  expect(few.body).toMatchObject({ total: 600, isTotalExact: true });
  const counted = await api.database.withClient((client) =>
    client.query('SELECT count(*)::int AS rows FROM employees'),
  );
  const total = counted.rows[0].rows;
  expect((await pageOf({ page: 0 })).total).toBe(total);
  const { data } = await wholeList();
  expect(new Set(data.map(({ id }) => id)).size).toBe(total);
});

test('names are sorted as they are shown, without case and accents', async () => {
  const names = ['Zoë', 'łukasz', 'Ana', 'Élodie', 'ANA MARIA', 'ebba'];
  for (const firstName of names) {
    await api.fixtures.employee({ firstName, lastName: 'Order', department: 'HR' });
  }
  const query = { page: 0, department: 'HR', sort: 'name' } as const;
  const sorted = ['ANA MARIA', 'Ana', 'ebba', 'Élodie', 'łukasz', 'Zoë'];
  expect(namesOf(await pageOf(query))).toEqual(sorted);
  expect(namesOf(await pageOf({ ...query, order: 'desc' }))).toEqual(sorted.toReversed());
});
