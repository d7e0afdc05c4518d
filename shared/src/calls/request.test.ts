/** @jest-environment jsdom */
import { ENDPOINTS } from '../contract/index.ts';
import { serveCalls } from '../testing/serve-calls.ts';
import { requestOwn, requestPage } from './request.ts';

const { respond } = serveCalls();
const company = () => requestOwn(ENDPOINTS.getCompany, 'readSettings');
const periods = () => requestPage(ENDPOINTS.listPeriods, 'readPeriods');

test('the data of our own server is returned as it was sent', async () => {
  const data = { name: null, zone: 'UTC', weekStart: 1, country: 'US', version: 3 };
  respond(ENDPOINTS.getCompany, { status: true, message: 'OK', data });
  expect(await company()).toEqual(data);
});

test.each([
  [{}, true],
  [{ isTotalExact: false }, false],
])('a page with %j has its rows and what else was sent', async (sent, isTotalExact) => {
  const rest = { status: true, message: 'OK', total: 11, pageSize: 10 };
  respond(ENDPOINTS.listPeriods, { ...rest, data: [{ id: 1 }], ...sent });
  const page = { ...rest, rows: [{ id: 1 }], unreadable: 0, isTotalExact };
  expect(await periods()).toEqual(page);
});

test.each([['<!doctype html><p>Sign in to the network</p>'], ['null'], [{}], [[]]])(
  'a 200 without data, %j, is a failure',
  async (body) => {
    respond(ENDPOINTS.getCompany, body);
    respond(ENDPOINTS.listPeriods, body);
    const [settings, list] = await Promise.allSettled([company(), periods()]);
    expect(settings).toMatchObject({ reason: { message: 'Failed to fetch the settings' } });
    expect(list).toMatchObject({ reason: { message: 'Failed to fetch the periods' } });
  },
);
