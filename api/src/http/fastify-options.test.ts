import { fastifyOptions } from './fastify-options.ts';

const { req } = fastifyOptions({ LOG_LEVEL: 'info', TRUST_PROXY: false }).logger.serializers;

test.each([
  ['/api/v1/admin/employee?searchTerm=Ola', '/api/v1/admin/employee'],
  ['/api/v1/leaves/feed/c2VjcmV0.ics', '/api/v1/leaves/feed/…'],
  ['/api/v1/leaves/feed/c2VjcmV0.ics?x=1', '/api/v1/leaves/feed/…'],
  ['/api/v1/leaves/7/decision', '/api/v1/leaves/7/decision'],
])('%s is logged as %s', (url, path) => {
  expect(req({ method: 'GET', url, ip: '::1' })).toEqual({ method: 'GET', path, address: '::1' });
});
