import { listEmployeeTimeLogs } from '@rollcall/shared/contract';
import {
  aPageOf,
  aResponse,
  aTimeLog,
  renderAsAdministrator,
  serveContract,
} from '@rollcall/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { PeriodChart } from './period-chart.tsx';
import { useTimeStats } from './use-time-stats.ts';

const server = serveContract();
const MARCH = { startDate: '2026-03-01', endDate: '2026-03-31' };

const logs = Array.from({ length: 12 }, (_, index) =>
  aTimeLog({ id: index + 1, workDate: `2026-03-${String(index + 1).padStart(2, '0')}` }),
);

/** The chart next to the first page of the table. */
function Chart() {
  const query = { employeeId: 7, mode: 'monthly', range: MARCH } as const;
  const list = useTimeStats({ ...query, page: 0 }).logs;
  return <PeriodChart {...query} data={list.data} />;
}

const bars = () => [...document.querySelectorAll('rect title')].map((title) => title.textContent);

beforeEach(() =>
  server.respond(listEmployeeTimeLogs, ({ query }) => {
    const { data, total, pageSize } = aPageOf(logs, Number(query.page));
    return aResponse({ data, total, pageSize });
  }),
);

test('on our server the chart has the days of all pages of the table', async () => {
  const options = { server, path: '/', capabilities: ['self'], zone: 'UTC-06:00' };
  renderAsAdministrator([{ path: '/', Component: Chart }], options);
  await waitFor(() => expect(bars()).toHaveLength(12));
  expect(bars()[11]).toMatch(/^Mar 12, 2026: /);
  expect(screen.getByText('Hours worked per day')).toBeVisible();
});

test('a base backend gets no call for it; the chart says that it has the days of the table', async () => {
  renderAsAdministrator([{ path: '/', Component: Chart }], { server, path: '/' });
  expect(await screen.findByText('Hours worked per day, of the logs in this table')).toBeVisible();
  expect(bars()).toHaveLength(10);
  expect(server.requestsOf(listEmployeeTimeLogs)).toHaveLength(1);
});
