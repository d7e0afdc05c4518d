import { anAdministrator, aToken, renderPage, serveContract } from '@rollcall/shared/testing';
import { screen } from '@testing-library/react';
import { PayrollPage } from './payroll-page.tsx';

const server = serveContract();

test('the page shows what the backend has', async () => {
  server.respondBackend('payroll', 'GET /month', () => ({
    status: 200,
    body: { payslips: [[7, 20]], by: 'Ada Admin' },
  }));
  renderPage([{ path: '/payroll', Component: PayrollPage }], {
    server,
    path: '/payroll',
    session: { token: aToken({ role: 'ADMIN' }), employee: anAdministrator() },
  });
  expect(await screen.findByText('Employee 7: 20 per hour')).toBeVisible();
});
