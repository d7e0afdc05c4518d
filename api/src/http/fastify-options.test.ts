import { fastifyOptions } from './fastify-options.ts';

const { req } = fastifyOptions({ LOG_LEVEL: 'info', TRUST_PROXY: false }).logger.serializers;

test.each([
  ['/api/v1/admin/employee?searchTerm=Ola', '/api/v1/admin/employee'],
  ['/api/v1/leaves/calendar-link/c2VjcmV0.ics', '/api/v1/leaves/calendar-link/…'],
  ['/api/v1/leaves/calendar-link/c2VjcmV0.ics?x=1', '/api/v1/leaves/calendar-link/…'],
  ['/api/v1/calendar/c2VjcmV0.ics', '/api/v1/calendar/…'],
  [`/api/v1/%63alendar/${'Ab_-'.repeat(11)}.ics`, '/api/v1/%63alendar/….ics'],
  [
    `/api/v1/leaves%2Fcalendar-link/%41${'Ab_-'.repeat(11)}.ics`,
    '/api/v1/leaves%2Fcalendar-link/….ics',
  ],
  ['/api/v1/admin/leaves/calendar?month=2026-03', '/api/v1/admin/leaves/calendar'],
  ['/api/v1/leaves/7/decision', '/api/v1/leaves/7/decision'],
])('%s is logged as %s', (url, path) => {
  expect(req({ method: 'GET', url, ip: '::1' })).toEqual({ method: 'GET', path, address: '::1' });
});
