import * as contract from '@rollcall/shared/contract';
import { type Call, ENDPOINTS } from '@rollcall/shared/contract';
import { type AccessFixture, createAccessFixture } from '../testing/access/fixture.ts';
import type { Row, TestRequest } from '../testing/access/row.ts';
import { ROWS } from '../testing/access/rows.ts';
import { sendAs } from '../testing/access/send.ts';
import { someOfEachKind } from '../testing/some-calls.ts';

// Every call that writes, with an Idempotency-Key (design §9, decision 035).

let fixture: AccessFixture;
beforeAll(async () => {
  fixture = await createAccessFixture();
});
afterAll(() => fixture.stop());
beforeEach(() => fixture.reset());

const table: Record<string, Row> = ROWS;
const calls = contract as unknown as Record<string, Call>;
const writes = Object.values(ENDPOINTS).filter(({ method }) => method !== 'GET');
/** Those whose answers hold secrets, and one that changes nothing. */
const REFUSED = [
  'logout',
  'refresh',
  'changePassword',
  'createLeaveCalendarLink',
  'createShiftCalendarLink',
  'readHolidayFile',
];
const isRefused = ({ name, access }: { name: string; access: string }) =>
  access === 'public' || REFUSED.includes(name);
const accepting = writes.filter((endpoint) => !isRefused(endpoint));
const refusing = writes.filter(isRefused);

let serial = 0;
const newKey = () => ({ 'idempotency-key': `key-${(serial += 1)}` });

/** Sends a request as someone who may; returns status and body. */
async function send(name: string, request: TestRequest, key: Record<string, string>) {
  const { method } = calls[name] as Call;
  const actor = table[name]?.expected.employee === 200 ? 'employee' : 'admin';
  const response = await sendAs(fixture, actor, method, request, key);
  return { status: response.status, body: await response.json() };
}

const requestOf = async (name: string): Promise<TestRequest> =>
  (await table[name]?.request(fixture)) as TestRequest;

/**
 * Without uploads, since each parallel request stores its file and the cleanup removes those without an owner, and
 * without derived counts.
 */
async function countRows() {
  const { files: _files, day_counts: _dayCounts, ...rows } = await fixture.countRows();
  return rows;
}

test.each(accepting)('$name: the same key has its effect once', async ({ name }) => {
  const request = await requestOf(name);
  const key = newKey();
  const first = await send(name, request, key);
  expect(first.status).toBe(200);
  const state = await fixture.digest();
  expect(await send(name, request, key)).toEqual(first);
  expect(await fixture.digest()).toBe(state);
});

// One implementation keeps the keys of all calls.
const some = someOfEachKind(accepting, ({ method }) => method);

test.each(some)('$name: of parallel requests with one key, one has an effect', async ({ name }) => {
  const effectOf = async (times: number) => {
    await fixture.reset();
    const request = await requestOf(name);
    const before = await countRows();
    const key = newKey();
    const responses = await Promise.all(
      Array.from({ length: times }, () => send(name, request, key)),
    );
    expect(responses).toEqual(Array(times).fill(responses[0]));
    expect(responses[0]?.status).toBe(200);
    const after = await countRows();
    return Object.entries(after).map(([rows, count]) => [rows, count - (before[rows] ?? 0)]);
  };
  expect(await effectOf(4)).toEqual(await effectOf(1));
});

test.each(some)('$name: a key of another request is refused', async ({ name }) => {
  const key = newKey();
  await send('updateMe', { path: '/me', body: { phone: '555 0199' } }, key);
  const admin = { path: `/admin/employee/${fixture.id}`, body: { department: 'HR' } };
  await send('updateEmployee', admin, key);
  const refused = await send(name, await requestOf(name), key);
  expect(refused).toMatchObject({
    status: 422,
    body: { code: 'invalid', message: 'This Idempotency-Key was used for another request.' },
  });
});

test.each(refusing)('$name refuses a key and does nothing', async ({ name }) => {
  const request = await requestOf(name);
  const before = await fixture.digest();
  const refused = await send(name, request, newKey());
  expect(refused).toMatchObject({
    status: 400,
    body: {
      code: 'malformed',
      message: 'This call does not accept an Idempotency-Key. Send the request without one.',
    },
  });
  expect(await fixture.digest()).toBe(before);
});

test('two files under one key are two requests', async () => {
  const key = newKey();
  const upload = (text: string) =>
    send(
      'upload',
      { path: '/admin/s3/upload', form: { file: new File([`%PDF-1.4\n${text}\n%%EOF`], 'x.pdf') } },
      key,
    );
  const first = await upload('one');
  expect((await upload('one')).body).toEqual(first.body);
  expect((await upload('two')).status).toBe(422);
});

test('a stored response about an employee is deleted with them', async () => {
  const id = await fixture.createDeletableEmployee();
  const update = { path: `/admin/employee/${id}`, body: { firstName: 'Zephyrine' } };
  await send('updateEmployee', update, newKey());
  const stored = () =>
    fixture.api.database.withClient(
      async (client) =>
        (
          await client.query(
            `SELECT 1 FROM idempotency_keys WHERE response::text LIKE '%Zephyrine%'`,
          )
        ).rowCount,
    );
  expect(await stored()).toBe(1);
  await send('deleteEmployee', { path: `/admin/employee/${id}` }, newKey());
  expect(await stored()).toBe(0);
});
