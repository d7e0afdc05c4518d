import { isLoopback, listenHost } from './listen-host.ts';
import { isForwarded, proxyWarnings } from './proxy-warning.ts';
import { trustedProxies, trustProxy } from './trust-proxy.ts';

test.each([
  ['none', false],
  ['1', 1],
  ['10', 10],
  ['192.0.2.1, 2001:db8::/32', ['192.0.2.1', '2001:db8::/32']],
  ['loopback,10.0.0.0/8', ['loopback', '10.0.0.0/8']],
])('TRUST_PROXY=%s is %j', (text, expected) => {
  expect(trustProxy.parse(text)).toEqual(expected);
});

test.each(['', 'true', '0', '11', '-1', 'all', '0.0.0.0/33', 'proxy.example', '192.0.2.1,,'])(
  'TRUST_PROXY=%j is refused: any client could choose the IP address that is counted',
  (text) => {
    expect(trustProxy.safeParse(text).success).toBe(false);
  },
);

test('a number trusts that many proxies, counted from the server outwards', () => {
  const isTrusted = trustedProxies(2);
  if (typeof isTrusted !== 'function') throw new Error('A number must become a function.');
  expect([0, 1, 2, 3].map((hop) => isTrusted('192.0.2.1', hop))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test.each([[false], [['loopback']]] as const)('%j is passed on unchanged', (setting) => {
  expect(trustedProxies(setting as false | string[])).toBe(setting);
});

const PUBLIC = 'https://hr.example';

test.each([
  ['PUBLIC_URL is another address', { PUBLIC_URL: PUBLIC, TRUST_PROXY: false }, {}, 1],
  ['a proxy is trusted', { PUBLIC_URL: PUBLIC, TRUST_PROXY: 1 }, {}, 0],
  ['none was set', { PUBLIC_URL: PUBLIC, TRUST_PROXY: false }, { TRUST_PROXY: 'none' }, 0],
  ['a blank was set', { PUBLIC_URL: PUBLIC, TRUST_PROXY: false }, { TRUST_PROXY: ' ' }, 1],
  ['PUBLIC_URL is loopback', { PUBLIC_URL: 'http://localhost:8080', TRUST_PROXY: false }, {}, 0],
  ['PUBLIC_URL is IPv6 loopback', { PUBLIC_URL: 'http://[::1]:8080', TRUST_PROXY: false }, {}, 0],
  ['there is no PUBLIC_URL', { TRUST_PROXY: false }, {}, 0],
] as const)('at the start, when %s, warnings: %#', (_, settings, environment, count) => {
  const warnings = proxyWarnings(settings, environment);
  expect(warnings).toHaveLength(count);
  for (const warning of warnings) expect(warning).toContain(PUBLIC);
});

test.each([
  [{ 'x-forwarded-for': '192.0.2.1' }, true],
  [{ via: '1.1 proxy' }, true],
  [{ forwarded: '' }, true],
  [{ host: 'hr.example', 'x-forwarded': '1' }, false],
])('a request with the headers %j was forwarded by a proxy: %s', (headers, expected) => {
  expect(isForwarded(headers)).toBe(expected);
});

test.each([
  ['localhost', true],
  ['LOCALHOST', true],
  ['127.8.9.1', true],
  ['::1', true],
  ['127.0.0.1.evil.example', false],
  ['localhost.example', false],
  ['0.0.0.0', false],
])('%s is loopback: %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});

test.each([
  [undefined, true, '127.0.0.1'],
  [undefined, false, '0.0.0.0'],
  ['192.0.2.1', true, '192.0.2.1'],
])(
  'HOST %s, with the demo administrator %s: listens on %s (design §11)',
  (host, hasDemo, address) => {
    expect(listenHost(host, hasDemo)).toBe(address);
  },
);
