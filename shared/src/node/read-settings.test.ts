import * as z from 'zod/mini';
import { commonSettings } from './common-settings.ts';
import { isLoopback, listenHost } from './listen-host.ts';
import { type Environment, readSettings } from './read-settings.ts';

const read = (env: Environment) => readSettings(commonSettings, env);

test('without settings the documented defaults apply', () => {
  expect(read({})).toEqual({
    PORT: 3000,
    DATA_DIR: './data',
    TRUST_PROXY: false,
    CORS_ORIGINS: [],
    LOG_LEVEL: 'warn',
    API_PATHS: {},
    API_REGISTER_PATH: '/admin/employee',
  });
});

test('an empty variable counts as absent', () => {
  expect(read({ PORT: '', HOST: ' ', PUBLIC_URL: '' }).PORT).toBe(3000);
});

test.each([
  ['PORT', '0', 0],
  ['PORT', '65535', 65_535],
  ['PUBLIC_URL', 'https://hr.example/', 'https://hr.example'],
  ['API_BASE_URL', 'https://hr.example/api/v1/', 'https://hr.example/api/v1'],
  ['API_PATHS', '{"login":"/v2/auth/login"}', { login: '/v2/auth/login' }],
  ['TRUST_PROXY', 'none', false],
  ['TRUST_PROXY', '2', 2],
  ['TRUST_PROXY', 'loopback, 10.0.0.0/8', ['loopback', '10.0.0.0/8']],
  [
    'CORS_ORIGINS',
    'https://a.example, http://b.example:8080',
    ['https://a.example', 'http://b.example:8080'],
  ],
] as const)('%s accepts %s', (name, text, value) => {
  expect(read({ [name]: text })[name]).toEqual(value);
});

test.each([
  ['PORT', 'abc', 'PORT is "abc"; it must be a whole number from 0 to 65535.'],
  ['PORT', '65536', 'PORT is "65536"; it must be a whole number from 0 to 65535.'],
  ['HOST', 'a b', 'HOST is "a b"; it must be a host name or an IP address.'],
  [
    'PUBLIC_URL',
    'hr.example',
    'PUBLIC_URL is "hr.example"; it must be an http:// or https:// URL without a query or a fragment.',
  ],
  [
    'PUBLIC_URL',
    'https://hr.example/console',
    'PUBLIC_URL is "https://hr.example/console"; it must be an http:// or https:// URL without a path.',
  ],
  [
    'API_BASE_URL',
    'ftp://x',
    'API_BASE_URL is "ftp://x"; it must be an http:// or https:// URL without a query or a fragment.',
  ],
  [
    'LOG_LEVEL',
    'loud',
    'LOG_LEVEL is "loud"; it must be one of fatal, error, warn, info, debug, trace, silent.',
  ],
  [
    'API_PATHS',
    '[1',
    'API_PATHS is "[1"; it must be a JSON object whose keys are names of calls and whose values are paths like /v2/x.',
  ],
  [
    'API_PATHS',
    '{"login":2}',
    'API_PATHS is "{\\"login\\":2}"; it must be a JSON object whose keys are names of calls and whose values are paths like /v2/x.',
  ],
  [
    'TRUST_PROXY',
    'true',
    'TRUST_PROXY is "true"; it must be none, a number of proxies from 1 to 10, or a comma-separated list of IP addresses, networks or loopback.',
  ],
  [
    'CORS_ORIGINS',
    'https://a.example/x',
    'CORS_ORIGINS is "https://a.example/x"; it must be origins like https://hr.example, separated by commas.',
  ],
  ['API_REGISTER_PATH', 'x', 'API_REGISTER_PATH is "x"; it must be a path that starts with /.'],
])('%s refuses %s with one sentence', (name, text, message) => {
  expect(() => read({ [name]: text })).toThrow(message);
});

test('all invalid variables are reported at once', () => {
  expect(() => read({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/^PORT is "x".*\nLOG_LEVEL is "y"/);
});

test('the value of a secret is never shown', () => {
  const shape = { JWT_SECRET: z.string().check(z.minLength(32, 'at least 32 characters')) };
  expect(() => readSettings(shape, { JWT_SECRET: 'short' })).toThrow(
    'JWT_SECRET is set but invalid; it must be at least 32 characters.',
  );
});

test('without HOST the server listens on loopback while the demo administrator exists', () => {
  expect(listenHost(undefined, true)).toBe('127.0.0.1');
  expect(listenHost(undefined, false)).toBe('0.0.0.0');
  expect(listenHost('10.1.2.3', true)).toBe('10.1.2.3');
});

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['127.8.8.8', true],
  ['::1', true],
  ['[::1]', true],
  ['0.0.0.0', false],
  ['hr.example', false],
  ['127.evil.example', false],
])('isLoopback(%s) is %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});
