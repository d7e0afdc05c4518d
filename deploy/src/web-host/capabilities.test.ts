import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type AskBackend,
  askOverHttp,
  readCapabilities,
  watchCapabilities,
} from './capabilities.ts';

const ownAnswer = (
  capabilities: string[],
  companyZone: string | null = 'UTC',
  companyName: string | null = null,
) =>
  JSON.stringify({
    status: true,
    message: 'ok',
    data: {
      capabilities,
      ...(companyZone && { companyZone }),
      ...(companyName && { companyName }),
    },
  });

/** Waits for a condition that a timer fulfils, up to Jest's timeout. */
async function until(isMet: () => boolean): Promise<void> {
  while (!isMet()) await new Promise((resolve) => setImmediate(resolve));
}

test.each([
  ['our server', 200, ownAnswer(['self']), { capabilities: ['self'], companyZone: 'UTC' }],
  [
    'our server with an unknown capability',
    200,
    ownAnswer(['teleport']),
    { capabilities: ['teleport'], companyZone: 'UTC' },
  ],
  [
    'our server with the name of the company',
    200,
    ownAnswer(['self'], 'UTC', 'Acme Works'),
    { capabilities: ['self'], companyZone: 'UTC', companyName: 'Acme Works' },
  ],
  [
    'an older version of our server',
    200,
    ownAnswer(['self'], null),
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

test('the first round retries a failing backend', async () => {
  const responses = [
    { status: 503, text: '' },
    { status: 200, text: ownAnswer(['self']) },
  ];
  const ask: AskBackend = async () => responses.shift() ?? { status: 500, text: '' };
  const watch = await watchCapabilities(ask);
  expect(watch.current()?.capabilities).toEqual(['self']);
  watch.stop();
});

test('a backend that has never responded is neither ours nor a base backend, and is asked until it responds', async () => {
  let isUp = false;
  const ask: AskBackend = async () => {
    if (!isUp) throw new Error('ECONNREFUSED');
    return { status: 200, text: ownAnswer(['self']) };
  };
  const watch = await watchCapabilities(ask, { firstIntervalMs: 5 });
  expect(watch.current()).toBeUndefined();
  isUp = true;
  await until(() => watch.current() !== undefined);
  expect(watch.current()?.capabilities).toEqual(['self']);
  watch.stop();
});

test('the last response of a failing server is kept; our own server is taken for a base backend only after three rounds', async () => {
  const responses: (number | 'gone')[] = [200, 503, 'gone', 404, 404, 200, 404, 404, 404];
  const seen = new Set<string>();
  let requested = 0;
  const ask: AskBackend = async () => {
    const response = responses[Math.min(requested++, responses.length - 1)];
    if (response === 'gone') throw new Error('ECONNREFUSED');
    return { status: response ?? 404, text: ownAnswer(['self']) };
  };
  const watch = await watchCapabilities(ask, { intervalMs: 1, firstIntervalMs: 1 });
  await until(() => {
    const now = watch.current();
    if (now) seen.add(JSON.stringify(now.capabilities));
    return now === null;
  });
  expect(requested).toBeGreaterThanOrEqual(responses.length);
  expect(seen).toEqual(new Set(['["self"]']));
  watch.stop();
});

test('the request goes to /capabilities below the complete versioned base', async () => {
  const requested: string[] = [];
  const server = createServer((request, response) => {
    requested.push(`${request.method} ${request.url}`);
    response.end(ownAnswer([]));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const watch = await watchCapabilities(askOverHttp(`http://127.0.0.1:${port}/company/v3`));
  expect(watch.current()?.capabilities).toEqual([]);
  expect(requested).toEqual(['GET /company/v3/capabilities']);
  watch.stop();
  server.close();
});
