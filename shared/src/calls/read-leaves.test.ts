/** @jest-environment jsdom */
import { ENDPOINTS } from '../contract/index.ts';
import { serveCalls } from '../testing/serve-calls.ts';
import { countLeaves, leavesQuery } from './leaves.ts';

const { read } = serveCalls();
type Rows = { readonly rows: readonly Record<string, unknown>[] };

test.each([
  ['Approved', 'Approved'],
  ['approved', 'Approved'],
  [' PENDING ', 'Pending'],
  ['On hold', 'On hold'],
  ['', null],
  [undefined, null],
])('the leave status %j reads %j (spec §4, design §8)', async (status, expected) => {
  const { rows } = await read<Rows>(ENDPOINTS.listLeaves, { data: [{ status }] }, leavesQuery({}));
  expect(rows[0]).toHaveProperty('status', expected);
});

test.each([
  ['a date with a time', '2026-04-01T22:00:00.000Z', '2026-04-01'],
  ['a date that does not exist', '2026-02-30', null],
  ['a number', 1_775_001_600_000, null],
])('a leave that starts on %s (design §10)', async (_, startDate, expected) => {
  const body = { data: [{ startDate, endDate: '2026-04-03', id: 'nine' }] };
  const { rows } = await read<Rows>(ENDPOINTS.listLeaves, body, leavesQuery({}));
  expect(rows[0]).toMatchObject({ startDate: expected, endDate: '2026-04-03', id: null });
});

test.each([
  ['counts', { counts: { Pending: 7, Approved: '2' } }, { pending: 7, approved: 2, rejected: 0 }],
  ['none', {}, { pending: 1, approved: 0, rejected: 2 }],
  ['counts that are a list', { counts: [7] }, { pending: 1, approved: 0, rejected: 2 }],
])('the counters of a list with %s are %j', async (_, fields, expected) => {
  const data = ['pending', 'Rejected', 'rejected', 'Lost'].map((status) => ({ status }));
  const query = leavesQuery({});
  expect(await read(ENDPOINTS.listLeaves, { data, ...fields }, query)).toMatchObject({
    counts: expected,
  });
});

test('leaves with another status are in no counter (spec §2)', () => {
  expect(countLeaves([])).toEqual({ pending: 0, approved: 0, rejected: 0 });
});
