import { fillPath } from './fill-path.ts';

const NOW = new Date('2026-11-23T12:00:00Z');

test.each([
  ['/employees', '/employees'],
  ['/employees/:id', '/employees/1'],
  ['/employees/:employeeId/documents/:documentId', '/employees/1/documents/1'],
  ['/time/:day', '/time/2026-11-23'],
  ['/leave/:startDate', '/leave/2026-11-23'],
  ['/time/month/:month', '/time/month/2026-11'],
])('the route %s is opened at %s', (route, path) => {
  expect(fillPath(route, NOW)).toBe(path);
});
