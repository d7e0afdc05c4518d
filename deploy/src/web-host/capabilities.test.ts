import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type AskBackend,
  askOverHttp,
  readCapabilities,
  watchCapabilities,
} from './capabilities.ts';

const own = (capabilities: string[], companyZone: string | null = 'UTC') =>
  JSON.stringify({
    status: true,
    message: 'ok',
    data: { capabilities, ...(companyZone && { companyZone }) },
  });

test.each([
  ['our server', 200, own(['self']), { capabilities: ['self'], companyZone: 'UTC' }],
  [
    'our server with a name from the future',
    200,
    own(['teleport']),
    { capabilities: ['teleport'], companyZone: 'UTC' },
  ],
  [
    'our server of an earlier time',
    200,
    own(['self'], null),
    { capabilities: ['self'], companyZone: null },
  ],
  ['404', 404, '{}', null],
  ['401', 401, '{}', null],
  ['403', 403, '{}', null],
  ['405', 405, '', null],
  ['HTML for everything', 200, '<!doctype html>', null],
  ['JSON of another kind', 200, '{"data":[]}', null],
  ['500', 500, '{}', undefined],
  ['503', 503, '', undefined],
  ['429', 429, '', undefined],
])('%s: %i is read as %j (design §8)', (_, status, text, expected) => {
  expect(readCapabilities(status, text)).toEqual(expected);
});

test('a backend that fails at first is asked again before the page is served', async () => {
  const answers = [
    { status: 503, text: '' },
    { status: 200, text: own(['self']) },
  ];
  const ask: AskBackend = async () => answers.shift() ?? { status: 500, text: '' };
  const watch = await watchCapabilities(ask);
  expect(watch.current()?.capabilities).toEqual(['self']);
  watch.stop();
});

test('a backend that cannot be reached counts as base until it answers', async () => {
  const watch = await watchCapabilities(askOverHttp('http://127.0.0.1:1'));
  expect(watch.current()).toBeNull();
  watch.stop();
});

test('the question goes to /capabilities below the whole versioned base', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.end(own([]));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const watch = await watchCapabilities(askOverHttp(`http://127.0.0.1:${port}/company/v3`));
  expect(watch.current()?.capabilities).toEqual([]);
  expect(asked).toEqual(['GET /company/v3/capabilities']);
  watch.stop();
  server.close();
});
