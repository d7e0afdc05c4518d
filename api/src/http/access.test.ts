import { createTimeLog, ENDPOINTS, listEmployees } from '@rollcall/shared/contract';
import {
  ACTORS,
  type AccessFixture,
  type Actor,
  createAccessFixture,
  EMPLOYEE_MARKER,
} from '../testing/access/fixture.ts';
import type { Row, TestRequest } from '../testing/access/row.ts';
import { ROWS } from '../testing/access/rows.ts';
import { sendAs } from '../testing/access/send.ts';

let fixture: AccessFixture;
beforeAll(async () => {
  fixture = await createAccessFixture();
});
afterAll(() => fixture.stop());
beforeEach(() => fixture.reset());

const endpoints = Object.entries(ENDPOINTS);
const table: Record<string, Row> = ROWS;

/** Signed-in writes that leave no row in the audit when an administrator makes them. */
const UNAUDITED: readonly string[] = [
  // About the caller's own account and days.
  'logout',
  'refresh',
  'updateMe',
  'changePassword',
  'updatePreferences',
  'saveView',
  'deleteView',
  'endOtherSessions',
  'punchIn',
  'requestCorrections',
  'requestLeave',
  'readAllNotifications',
  // Audited once it is complete, with the number of rows.
  'createExport',
  'createImport',
  'cancelExport',
  // They store nothing that others see.
  'upload',
  'readHolidayFile',
  'checkImport',
  'selectBulkRows',
  'previewBulkAction',
  // The row of the table asks for what is so already.
  'setEmployeeStatus',
  'setEmployeeRole',
  'setEmployeeRights',
];

async function countAudited(): Promise<number> {
  const count = await fixture.api.database.withClient((client) =>
    client.query('SELECT count(*)::integer AS count FROM audit'),
  );
  return count.rows[0].count;
}

test('the table has a row for every endpoint, and no other', () => {
  expect(Object.keys(table).toSorted()).toEqual(Object.keys(ENDPOINTS).toSorted());
});

test.each(endpoints)('%s has the expected status for every actor', async (name, { method }) => {
  const row = table[name];
  if (!row) throw new Error(`${name} has no row in the access table`);
  const refused = ACTORS.filter((actor) => [401, 403, 404].includes(row.expected[actor]));
  const allowed = ACTORS.filter((actor) => !refused.includes(actor));
  const statuses: Partial<Record<Actor, number>> = {};
  const texts: Partial<Record<Actor, string>> = {};
  const send = async (actor: Actor, testRequest: TestRequest) => {
    const response = await sendAs(fixture, actor, method, testRequest);
    statuses[actor] = response.status;
    texts[actor] = await response.text();
  };

  const testRequest = await row.request(fixture);
  const before = refused.length > 0 ? await fixture.digest() : '';
  for (const actor of refused) await send(actor, testRequest);
  expect(refused.length > 0 ? await fixture.digest() : '').toBe(before);
  let audited = 0;
  for (const actor of allowed) {
    const ownRequest = await row.request(fixture);
    audited = await countAudited();
    await send(actor, ownRequest);
  }
  // The administrator is the last actor.
  const isAudited = allowed.at(-1) === 'admin' && (await countAudited()) > audited;

  expect(statuses).toEqual(row.expected);
  if (row.expected.other !== row.expected.anonymous)
    expect(texts.other).not.toContain(EMPLOYEE_MARKER);
  if (row.isOwn) expect(texts.employee).toContain(EMPLOYEE_MARKER);
  if (method !== 'GET' && row.expected.admin === 200 && row.expected.anonymous === 401)
    expect(isAudited).toBe(!UNAUDITED.includes(name));
  for (const actor of refused) expect(JSON.parse(texts[actor] ?? '').message).toMatch(/\S/);
});

test('the role is checked before the query and the body are read', async () => {
  const { api, tokens } = fixture;
  const token = tokens.employee;
  const invalidQuery = await api.callUnchecked(listEmployees, { query: { page: 'x' }, token });
  const invalidBody = await api.callUnchecked(createTimeLog, { body: 'x', token });
  expect([invalidQuery.status, invalidBody.status]).toEqual([403, 403]);
});
