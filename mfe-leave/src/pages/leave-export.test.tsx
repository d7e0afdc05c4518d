import { listBreaks, listLeaves } from '@rollcall/shared/contract';
import {
  aPageOf,
  pressExport,
  renderAsAdministrator,
  serveContract,
} from '@rollcall/shared/testing';
import { BreaksPage } from './breaks-page.tsx';
import { LeavePage } from './leave-page.tsx';

const server = serveContract();

test('the export has the filters of the page, without its order', async () => {
  server.respond(listLeaves, () => ({
    ...aPageOf([], 0),
    counts: { Pending: 0, Approved: 0, Rejected: 0 },
  }));
  const page = renderAsAdministrator([{ path: '/leave', Component: LeavePage }], {
    server,
    path: '/leave?status=Pending&type=Sick&from=2026-03-01&search=ana&sort=type&page=3',
    capabilities: ['leaves.page', 'leave.decide', 'export'],
    zone: 'UTC-06:00',
  });
  expect(await pressExport(server, page, 'leaves')).toEqual({
    list: 'leaves',
    filter: { status: 'Pending', type: 'Sick', from: '2026-03-01', search: 'ana' },
  });
});

test('the export of breaks has the filters of the page', async () => {
  server.respond(listBreaks, () => ({
    ...aPageOf([], 0),
    summary: { totalToday: 0, open: 0, averageMins: null },
  }));
  const page = renderAsAdministrator([{ path: '/leave/breaks', Component: BreaksPage }], {
    server,
    path: '/leave/breaks?isOpen=true&department=IT&from=2026-03-01&search=ana&page=3',
    capabilities: ['leaves.page', 'export'],
    zone: 'UTC-06:00',
  });
  expect(await pressExport(server, page, 'breaks')).toEqual({
    list: 'breaks',
    filter: { isOpen: 'true', department: 'IT', from: '2026-03-01', search: 'ana' },
  });
});
