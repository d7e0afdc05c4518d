/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import * as z from 'zod/mini';
import { ENDPOINTS } from '../contract/index.ts';
import { fetchNow, mutate, serveCalls } from '../testing/serve-calls.ts';
import { adjustmentsQuery } from './adjustments.ts';
import { decideOvertimeMutation, overtimeQuery } from './overtime.ts';
import {
  allPeriodRowsMutation,
  periodDaysQuery,
  periodPreviewQuery,
  periodQuery,
  periodSheetMutation,
  periodsQuery,
} from './periods.ts';

const { respond, server, toasts } = serveCalls();
const FEBRUARY = { from: '2026-02-01', to: '2026-02-28' };

test.each([['\uFEFFEmployee code,Days\r\n'], ['Employee code,Days\r\n']])(
  'the sheet %j has one byte order mark',
  async (csv) => {
    respond(ENDPOINTS.getPeriodSheet, csv);
    expect(await mutate(periodSheetMutation(3), 'days')).toBe('\uFEFFEmployee code,Days\r\n');
  },
);

test('all employees are read in pages of 500, for paper', async () => {
  const page = (count: number) => ({
    data: Array.from({ length: count }, (_, at) => ({ employeeCode: `EMP-${at}` })),
    total: 501,
  });
  server.respondRaw({ ...ENDPOINTS.getPeriod, response: z.unknown() }, () => ({
    status: 200,
    body: page(server.requests.length === 1 ? 500 : 1),
  }));
  expect(await mutate(allPeriodRowsMutation(3), undefined)).toHaveLength(501);
  expect(server.requests.map(({ query }) => query)).toEqual([
    { page: '0', pageSize: '500' },
    { page: '1', pageSize: '500' },
  ]);
});

const ENTRY = { employeeId: 7, date: '2026-02-03', bucket: 'daily', minutes: 30 } as const;

test('the toast of a decision makes exactly these entries pending again', async () => {
  respond(ENDPOINTS.decideOvertime, { data: { decided: 1 } });
  await mutate(decideOvertimeMutation(), {
    entries: [ENTRY],
    status: 'rejected',
    reason: 'Not agreed',
  });
  toasts[0]?.action?.run();
  await waitFor(() =>
    expect(server.requests.map(({ body }) => body)).toEqual([
      { entries: [ENTRY], status: 'rejected', reason: 'Not agreed' },
      { entries: [ENTRY], status: 'pending' },
    ]),
  );
});

const READS = [
  ['Failed to fetch the periods', ENDPOINTS.listPeriods, periodsQuery(0)],
  ['Failed to fetch the periods', ENDPOINTS.previewPeriod, periodPreviewQuery(FEBRUARY)],
  ['Failed to fetch the periods', ENDPOINTS.getPeriod, periodQuery(3, { page: 0 })],
  ['Failed to fetch the periods', ENDPOINTS.listPeriodDays, periodDaysQuery(3, 'EMP-7')],
  ['Failed to fetch overtime', ENDPOINTS.listOvertime, overtimeQuery({})],
  ['Failed to fetch adjustments', ENDPOINTS.listAdjustments, adjustmentsQuery({})],
] as const;

test.each([
  ...READS.map(([message, call, query]) => [message, call, () => fetchNow(query)] as const),
  [
    'Failed to download the sheet',
    ENDPOINTS.getPeriodSheet,
    () => mutate(periodSheetMutation(3), 'employees'),
  ] as const,
])(
  '"%s" is the message when %j fails without one, or returns a page',
  async (message, call, send) => {
    respond(call, '', 500);
    await expect(send()).rejects.toMatchObject({ message, status: 500 });
    respond(call, '<!doctype html><p>Sign in to the network</p>');
    await expect(send()).rejects.toMatchObject({ message, status: 200 });
  },
);
