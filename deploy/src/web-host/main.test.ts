import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { listWorkspaces } from '../build/workspaces.ts';
import { readWebSettings } from '../env.ts';
import { folderStore } from '../store/folder-store.ts';
import { temporaryFolder } from '../testing/fixture-store.ts';
import { aSeed, LIST, RELEASE, SHELL } from '../testing/releases.ts';
import { publish } from '../testing/stocked-store.ts';
import { startWebHost } from './main.ts';

const root = temporaryFolder();
/** A base backend: it answers 404 to what is not in the specification. */
const backend = createServer((_, response) => response.writeHead(404).end());

const HEAD = 'HTTP/1.1\r\nhost: x\r\n';
const BODY = 'content-type: application/json\r\ncontent-length: 100\r\n';

/** A store in which every workspace has a live release, so that nothing is built. */
async function stockStore() {
  const store = folderStore(join(root, 'releases'));
  await publish(root, store, RELEASE);
  await publish(root, store, SHELL);
  const live = LIST.modules['mfe-time'];
  const names = listWorkspaces().map(({ name }) => name);
  const modules = Object.fromEntries(
    names.flatMap((name) => (live && name !== 'shell' ? [[name, live]] : [])),
  );
  await store.changeList('npm start', aSeed({ ...LIST, modules }));
}

beforeAll(async () => {
  await stockStore();
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
});
afterAll(() => backend.close());

test('the web host alone stops although a request under way never ends', async () => {
  const { port: backendPort } = backend.address() as AddressInfo;
  const settings = readWebSettings({
    API_BASE_URL: `http://127.0.0.1:${backendPort}/api/v1`,
    DATA_DIR: root,
    PORT: '0',
    HOST: '127.0.0.1',
  });
  const said: string[] = [];
  const stop = await startWebHost(settings, (line) => said.push(line));
  const [, port = ''] = /is at http:\/\/127\.0\.0\.1:(\d+)/.exec(said.join('\n')) ?? [];
  const socket = connect(Number(port), '127.0.0.1');
  // Behind a request that is answered comes one whose body never ends.
  socket.write(`GET /favicon.ico ${HEAD}\r\nPOST /api/v1/releases/outcomes ${HEAD}${BODY}\r\n{`);
  await once(socket, 'readable');
  const rest = text(socket).catch(String);
  const began = performance.now();
  await stop(50);
  expect(performance.now() - began).toBeLessThan(10_000);
  expect((await rest).match(/^HTTP/gm)).toHaveLength(1);
});
