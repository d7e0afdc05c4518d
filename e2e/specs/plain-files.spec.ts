import { globSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { ROOT } from '@rollcall/tools/process';
import Fastify from 'fastify';
import { pageTitle } from '../support/pages/layout.ts';
import { expect, test } from '../support/test.ts';

/** A host that serves the files of the release store, and one page for all other paths. */
async function servePlainFiles(releases: string) {
  const { shell } = JSON.parse(readFileSync(join(releases, 'live.json'), 'utf8'));
  const page = readFileSync(join(releases, 'shell', shell.current, 'index.html'));
  const server = Fastify();
  await server.register(fastifyStatic, { root: releases, prefix: '/modules/' });
  await server.register(fastifyStatic, {
    root: join(releases, 'shell'),
    prefix: '/shell/',
    decorateReply: false,
  });
  server.get('/live.json', (_, reply) => reply.sendFile('live.json'));
  server.setNotFoundHandler((request, reply) =>
    request.headers.accept?.includes('text/html')
      ? reply.type('text/html').send(page)
      : reply.code(404).send(),
  );
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, close: () => server.close() };
}

test('a host of plain files is enough: the console fetches its release list itself @all', async ({
  page,
  running,
  consoleMessages,
}) => {
  // Requests for capabilities and reports of module loads, which this host does not support.
  consoleMessages.expectOnly(/status of 404/);
  const host = await servePlainFiles(running.releases);
  try {
    await page.goto(`${host.url}/forgot-password`);
    await expect(pageTitle(page, 'Forgot Password')).toBeVisible();
    await page.getByRole('link', { name: 'Back to login' }).click();
    await expect(pageTitle(page, 'Welcome Back')).toBeVisible();
  } finally {
    await host.close();
  }
});

test('no file of a release contains a path of the machine that built it', ({ running }) => {
  const files = globSync('{shell,mfe-*}/*/**/*.*', { cwd: running.releases });
  expect(files.length).toBeGreaterThan(100);
  const naming = files.filter((file) =>
    readFileSync(join(running.releases, file), 'utf8').includes(ROOT),
  );
  expect(naming).toEqual([]);
});
