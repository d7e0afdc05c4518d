import { listAudit, listEmployees, searchEmployees } from '@rollcall/shared/contract';
import {
  aPageOf,
  pressExport,
  renderAsAdministrator,
  serveContract,
} from '@rollcall/shared/testing';
import { AuditSettings } from './audit-settings.tsx';
import { EmployeesPage } from './employees-page.tsx';

const server = serveContract();

beforeEach(() => {
  for (const call of [listEmployees, searchEmployees, listAudit]) {
    server.respond(call, () => aPageOf([], 0));
  }
});

const open = (path: string) =>
  renderAsAdministrator(
    [
      { path: '/employees', Component: EmployeesPage },
      { path: '/settings', Component: AuditSettings },
    ],
    { server, path, capabilities: ['employees.filter', 'audit', 'export'], zone: 'UTC-06:00' },
  );

test.each([
  ['/employees', 'employees', { isActive: 'true' }],
  [
    '/employees?department=IT&search=ana&status=inactive&page=2',
    'employees',
    { isActive: 'false', department: 'IT', searchTerm: 'ana' },
  ],
  ['/employees?status=new', 'employees', { isActive: 'false', isNew: 'true' }],
  [
    '/settings?employee=7&from=2026-03-01&subject=leave',
    'audit',
    { employeeId: '7', from: '2026-03-01', subject: 'leave' },
  ],
] as const)('%s exports %s with %j', async (path, list, filter) => {
  expect(await pressExport(server, open(path), list)).toEqual({ list, filter });
});
