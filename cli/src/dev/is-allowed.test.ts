import type { IncomingMessage } from 'node:http';
import { isAllowed } from './is-allowed.ts';

const own = { host: '127.0.0.1:3001' };

test.each<[string, Record<string, string>, boolean]>([
  ['a page, opened by a person', { ...own, 'sec-fetch-site': 'none' }, true],
  ['a browser without fetch metadata', own, true],
  ['a call of its own page', { ...own, origin: 'http://127.0.0.1:3001' }, true],
  ['a script of its own page', { ...own, 'sec-fetch-site': 'same-origin' }, true],
  ['the other name of this machine', { host: 'localhost:3001' }, true],
  [
    'a link on another site',
    { ...own, 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' },
    true,
  ],
  ['a name that leads to this machine', { host: 'evil.example:3001' }, false],
  ['another port', { host: '127.0.0.1:3002' }, false],
  ['no host', {}, false],
  ['a call of another site', { ...own, origin: 'https://evil.example' }, false],
  ['a call of another server here', { ...own, origin: 'http://127.0.0.1:4000' }, false],
  ['a call of a sandboxed page', { ...own, origin: 'null' }, false],
  ['a call under the other name', { ...own, origin: 'http://localhost:3001' }, false],
  [
    'a script of another site',
    { ...own, 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'script' },
    false,
  ],
  [
    'a script of another server here',
    { ...own, 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'script' },
    false,
  ],
  [
    'a frame of another site',
    { ...own, 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'iframe' },
    false,
  ],
])('%s', (_, headers, expected) => {
  const request = { headers, socket: { localPort: 3001 } } as unknown as IncomingMessage;
  expect(isAllowed(request)).toBe(expected);
});
