/** @database embedded */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  cancelExport,
  createExport,
  listAudit,
  listExportColumns,
  listExports,
  MAX_RUNNING_EXPORTS,
} from '@rollcall/shared/contract';
import { HOUR_MS } from '@rollcall/shared/domain';
import { readXlsx } from 'hucre/xlsx';
import { departments } from '../core/db/tables/company.ts';
import { download, findExport, linesOf, runExports } from '../testing/exports.ts';
import { NOON, startTestApi, type TestApi } from '../testing/test-api.ts';
import { purgeExport } from './service.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi({ COMPANY_NAME: 'Acme' });
  token = (await api.signedIn({ role: 'ADMIN', firstName: 'Ada', employeeCode: 'A-1' })).token;
  await api.database.db.insert(departments).values({ name: 'Sales' });
  const ana = await api.fixtures.employee({
    firstName: 'Ana',
    lastName: '=1+1',
    employeeCode: 'E-1',
    department: 'Sales',
  });
  await api.fixtures.employee({ firstName: 'Bob', employeeCode: 'E-2', isActive: false });
  await api.fixtures.log(ana, '2026-03-09 09:00:00', '2026-03-09 16:45:00');
  await api.fixtures.log(ana, '2026-03-08 09:00:00', '2026-03-08 10:10:00');
});
beforeEach(() => api.setNow(NOON));
afterAll(() => api.stop());

const LOGS = {
  list: 'time-logs',
  columns: ['employee', 'date', 'punchIn', 'workedHours', 'workedTime'],
} as const;
const create = (body: object) => api.callUnchecked(createExport, { body, token });

test('a list is exported with its default columns, and only the rows that the filter shows', async () => {
  const response = await download(api, token, { list: 'employees', filter: { isActive: 'false' } });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="employees-2026-03-10.csv"',
    'cache-control': 'no-store',
  });
  const [header, ...rows] = await linesOf(response);
  expect(header).toBe(
    'Employee code,First name,Middle name,Last name,Email,Phone,Department,Designation,Joining date,Exit date,Account',
  );
  expect(rows).toEqual([expect.stringMatching(/^E-2,Bob,.*,Inactive$/)]);
});

test('a CSV file is UTF-8 with a byte order mark, and no text is a formula', async () => {
  const response = await download(api, token, { ...LOGS });
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
  expect(new TextDecoder().decode(bytes)).toBe(
    [
      'Employee,Date,Punch in,Worked (hours),Worked (h:mm)',
      'Ana =1+1,2026-03-08,2026-03-08 09:00:00,1.17,1:10',
      'Ana =1+1,2026-03-09,2026-03-09 09:00:00,7.75,7:45',
      '',
    ].join('\r\n'),
  );
  const names = {
    list: 'employees',
    columns: ['lastName'],
    filter: { searchTerm: 'ana' },
  } as const;
  expect(await linesOf(await download(api, token, names))).toEqual(['Last name', "'=1+1"]);
});

test('with a semicolon, numbers have a decimal comma', async () => {
  const lines = await linesOf(await download(api, token, { ...LOGS, separator: ';' }));
  expect(lines[2]).toBe('Ana =1+1;2026-03-09;2026-03-09 09:00:00;7,75;7:45');
});

test('a workbook has numbers, dates, times and durations as such', async () => {
  const response = await download(api, token, { ...LOGS, format: 'xlsx' });
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="time-logs-2026-03-10.xlsx"',
  );
  const { sheets } = await readXlsx(new Uint8Array(await response.arrayBuffer()));
  expect(sheets.map(({ name }) => name)).toEqual(['Time logs']);
  expect(sheets[0]?.rows[0]).toEqual([
    'Employee',
    'Date',
    'Punch in',
    'Worked (hours)',
    'Worked (h:mm)',
  ]);
  expect(sheets[0]?.rows[2]).toEqual([
    'Ana =1+1',
    new Date('2026-03-09T00:00:00Z'),
    new Date('2026-03-09T09:00:00Z'),
    7.75,
    expect.anything(),
  ]);
});

test('notes after an empty line name company, filter and zone', async () => {
  const filter = { from: '2026-03-09', to: '2026-03-10', department: 'Sales' };
  const response = await download(api, token, { ...LOGS, filter, hasNotes: true });
  expect(response.headers.get('content-disposition')).toContain(
    '"time-logs-2026-03-09-to-2026-03-10.csv"',
  );
  expect((await linesOf(response)).slice(2)).toEqual([
    '',
    'Company,Acme',
    'List,Time logs',
    'From,"Mar 09, 2026"',
    'To,"Mar 10, 2026"',
    'Department,Sales',
    'Zone,UTC-06:00',
    'Exported,2026-03-10 12:00:00',
    'Rows,1',
  ]);
});

test.each([
  [{ list: 'nothing' }, 'list'],
  [{ filter: { color: 'red' } }, 'filter.color'],
  [{ filter: { constructor: 'x' } }, 'filter.constructor'],
  [{ filter: { isActive: 'perhaps' } }, 'filter.isActive'],
  [{ list: 'month-days' }, 'filter.month'],
  [{ list: 'time-logs', filter: { from: '2026-02-30' } }, 'filter.from'],
  [{ columns: [] }, 'columns'],
  [{ columns: ['email', 'aadhaar'] }, 'columns'],
  [{ format: 'pdf' }, 'format'],
  [{ separator: '|' }, 'separator'],
])('%j is refused with the name of the field', async (change, field) => {
  const { status, body } = await create({
    list: 'employees',
    filter: {},
    format: 'csv',
    ...change,
  });
  expect([status, body.fields?.[0]?.field]).toEqual([422, field]);
});

test('the columns of a list are named, without identity, bank and medical fields', async () => {
  const { data } = (await api.call(listExportColumns, { params: { list: 'employees' }, token }))
    .body;
  expect(data[0]).toEqual({ key: 'employeeCode', title: 'Employee code', isDefault: true });
  expect(data.map(({ key }) => key).join()).not.toMatch(/aadhaar|pan|bank|medical|blood|pf/i);
});

test('an export says how far it is, and is found again', async () => {
  const { body } = await create({ list: 'employees', filter: {}, format: 'xlsx' });
  expect(body.data).toEqual({
    id: expect.any(String),
    list: 'employees',
    format: 'xlsx',
    fileName: 'employees-2026-03-10.xlsx',
    state: 'running',
    rows: 0,
    totalRows: null,
    url: null,
    createdAt: new Date(NOON).toISOString(),
  });
  await runExports(api);
  const [found] = (await api.call(listExports, { token })).body.data;
  expect(found).toMatchObject({ id: body.data.id, state: 'done', rows: 3, totalRows: 3 });
});

test('the audit log has the filter and the number of rows of an export', async () => {
  await download(api, token, {
    list: 'employees',
    filter: { isActive: 'false' },
    columns: ['email'],
  });
  const [entry] = (await api.call(listAudit, { query: { subject: 'export' }, token })).body.data;
  expect(entry).toMatchObject({
    actorCode: 'A-1',
    action: 'export.create',
    after: { list: 'employees', filter: { isActive: 'false' }, format: 'csv', rows: 1 },
  });
});

test('a cancelled export ends, and one more than three must wait', async () => {
  const body = { list: 'employees', filter: {}, format: 'csv' };
  const ids = [];
  for (let at = 0; at < MAX_RUNNING_EXPORTS; at += 1) ids.push((await create(body)).body.data.id);
  const refused = await create(body);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'You have 3 exports in progress. Wait until one is done, or cancel one.',
  ]);
  const params = { id: ids[0] ?? '' };
  expect((await api.call(cancelExport, { params, token })).body.data.state).toBe('cancelled');
  await runExports(api);
  expect(await findExport(api, token, params.id)).toMatchObject({
    state: 'cancelled',
    url: null,
  });
});

test('no other administrator sees an export, and its link ends', async () => {
  const { body } = await create({ list: 'employees', filter: {}, format: 'csv' });
  await runExports(api);
  const params = { id: body.data.id };
  const other = await api.tokenOf('ADMIN');
  expect((await api.call(listExports, { token: other })).body.data).toEqual([]);
  expect((await api.call(cancelExport, { params, token: other })).status).toBe(404);
  const { url } = await findExport(api, token, params.id);
  const fetchFile = (changed = '') => fetch(new URL((url ?? '') + changed, api.base));
  expect((await fetchFile()).status).toBe(200);
  expect((await fetchFile('x')).status).toBe(403);
  api.setNow(NOON + 2 * HOUR_MS);
  expect((await fetchFile()).status).toBe(403);
});

test('after a day an export is gone, with all that was stored', async () => {
  const storedFiles = () => readdir(join(api.dataDir, 'files'), { recursive: true });
  const isFile = (name: string) => /[0-9a-f]{32}$/.test(name);
  await download(api, token, { list: 'employees' });
  expect((await storedFiles()).some(isFile)).toBe(true);
  const { context } = api.api;
  while (await purgeExport(context, NOON + 24 * HOUR_MS + 1000));
  expect((await storedFiles()).filter(isFile)).toEqual([]);
  expect((await api.call(listExports, { token })).body.data).toEqual([]);
});
