/** @jest-environment jsdom */

import { serveContract } from '../testing/contract-server.ts';
import { configureTransport, sendToBackend } from './transport.ts';

const server = serveContract();

function configure(backendsUrl: string): void {
  configureTransport({
    baseUrl: server.baseUrl,
    backendsUrl,
    paths: {},
    getToken: () => 'first',
    onUnauthorized() {},
    notify() {},
  });
}

test('a call to the backend of a module has the session, a query and a JSON body', async () => {
  configure(server.backendsUrl);
  server.respondBackend('payroll', 'POST /periods', () => ({
    status: 200,
    body: { closed: true },
  }));
  const call = { method: 'POST', query: { year: 2026 }, body: { month: 3 } } as const;
  await expect(sendToBackend('payroll', '/periods', call)).resolves.toEqual({ closed: true });
  expect(server.requests[0]).toMatchObject({
    method: 'POST',
    path: '/ext/payroll/periods',
    query: { year: '2026' },
    body: { month: 3 },
    headers: { authorization: 'Bearer first' },
  });
});

test('a refusal has the message of the backend', async () => {
  configure(server.backendsUrl);
  const body = { message: 'March is closed', fields: [{ field: 'month', message: 'is closed' }] };
  server.respondBackend('payroll', 'GET /periods', () => ({ status: 409, body }));
  await expect(sendToBackend('payroll', '/periods')).rejects.toMatchObject({
    message: 'March is closed',
    status: 409,
    fields: body.fields,
  });
});

test.each([
  ['an answer without a message', 500, () => server.backendsUrl],
  ['no answer', 0, () => 'http://127.0.0.1:1'],
])('%s has a message that says what to do', async (_, status, backendsUrl) => {
  // jsdom prints a network error on the console.
  const printed = jest.spyOn(console, 'error').mockImplementation(() => {});
  configure(backendsUrl());
  server.respondBackend('payroll', 'GET /periods', () => ({ status: 500, body: 'gone' }));
  await expect(sendToBackend('payroll', '/periods')).rejects.toMatchObject({
    message: 'The server gave no usable answer. Check your connection, then try again.',
    status,
  });
  printed.mockRestore();
});

test('a cancelled call rethrows its cancellation', async () => {
  configure(server.backendsUrl);
  const signal = AbortSignal.abort();
  await expect(sendToBackend('payroll', '/periods', { signal })).rejects.toMatchObject({
    code: 'ERR_CANCELED',
  });
});
