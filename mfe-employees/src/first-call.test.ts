import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listEmployees } from '@rollcall/shared/contract';
import { moduleJson } from '@rollcall/shared/module';
import { aPageOf, renderAsAdministrator, serveContract } from '@rollcall/shared/testing';
import { waitFor } from '@testing-library/react';
import federated from './module.ts';

const server = serveContract();
const text = readFileSync(join(__dirname, '../module.json'), 'utf8');
const descriptor = moduleJson.parse(JSON.parse(text));

test.each(descriptor.routes.filter(({ firstCall }) => firstCall !== undefined))(
  'the first call of $path is what the page asks for (decision 087)',
  async ({ path, firstCall }) => {
    server.respond(listEmployees, () => aPageOf([], 0));
    const capabilities = firstCall?.capability === undefined ? [] : [firstCall.capability];
    renderAsAdministrator(federated.routes, { server, path, capabilities, zone: 'UTC+00:00' });
    const asked = () =>
      server.requests.map((one) => `${one.path}?${new URLSearchParams(one.query)}`);
    await waitFor(() => expect(asked()).toContain(firstCall?.url));
  },
);
