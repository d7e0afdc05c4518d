import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { COMMON_HEADERS, pageHeaders } from '../http/headers.ts';
import {
  type Guide,
  guide,
  SDK_FOLDER,
  SDK_GUIDE,
  SDK_INDEX,
  type SdkIndex,
  sdkIndex,
} from '../sdk/sdk-index.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { COMMAND_PATH, EXAMPLE_ADDRESS, SDK_SCRIPT, sdkPage } from './sdk-page.ts';

/** Name of an archive: the package and its version. */
const ARCHIVE = /^[a-z][a-z-]*-\d[\w.-]*\.tgz$/;

/**
 * Serves the packages that modules in other repositories are built with (decision 070): `/sdk/index.json` lists those
 * that fit the live shell, `/sdk` is the guide, `/sdk/FILE` has those of every stored shell, because lock files name
 * them.
 * @param publicUrl the console's address, if it is set; else the guide shows the one that the client uses.
 */
export function serveSdk(
  app: FastifyInstance,
  store: Pick<ReleaseStore, 'readList' | 'readText' | 'listVersions'>,
  publicUrl: string | undefined,
): void {
  app.get('/sdk/index.json', async (_request, reply) => {
    const index = await readIndex(store);
    reply.headers({ 'cache-control': 'no-cache', ...COMMON_HEADERS });
    if (!index) {
      return reply.code(404).send({ message: 'The live console was built without an SDK.' });
    }
    return { packages: index.packages.map((one) => ({ ...one, url: `/sdk/${one.file}` })) };
  });

  app.get('/sdk', async (request, reply) => {
    const { packages = [] } = (await readIndex(store)) ?? {};
    const address = publicUrl ?? addressOf(request);
    const nonce = randomBytes(16).toString('base64');
    const headers = pageHeaders({
      nonce,
      inlineScripts: [SDK_SCRIPT],
      apiOrigin: undefined,
      isSecure: false,
    });
    const page = sdkPage({ address, packages, guide: await readGuide(store), nonce });
    return reply.headers(headers).send(page);
  });

  app.get(COMMAND_PATH, async (_request, reply) => {
    const cli = (await readIndex(store))?.packages.find(({ name }) => name === '@rollcall/cli');
    if (!cli) return reply.callNotFound();
    return reply
      .headers({ 'cache-control': 'no-cache', ...COMMON_HEADERS })
      .redirect(`/sdk/${cli.file}`);
  });

  app.get<{ Params: { file: string } }>('/sdk/:file', async ({ params: { file } }, reply) => {
    const version = ARCHIVE.test(file) ? await findShell(store, file) : undefined;
    if (version === undefined) return reply.callNotFound();
    return reply.sendFile(`/shell/${version}/${SDK_FOLDER}/${file}`, {
      immutable: true,
      maxAge: '1y',
    });
  });
}

type LiveStore = Pick<ReleaseStore, 'readList' | 'readText'>;

/** A file of the live shell's SDK; undefined without it. */
async function readLive(store: LiveStore, file: string): Promise<unknown> {
  const list = await store.readList();
  const text = list && (await store.readText('shell', list.shell.current, `${SDK_FOLDER}/${file}`));
  return text === undefined ? undefined : JSON.parse(text);
}

/** The packages that fit the live shell; undefined without any. */
async function readIndex(store: LiveStore): Promise<SdkIndex | undefined> {
  return sdkIndex.optional().parse(await readLive(store, SDK_INDEX));
}

/** The guide of the live shell; undefined when it was built without one. */
async function readGuide(store: LiveStore): Promise<Guide | undefined> {
  return guide.optional().parse(await readLive(store, SDK_GUIDE));
}

/** The address of the console as this client sees it; a host with other signs is not repeated. */
const addressOf = ({ protocol, host }: FastifyRequest) =>
  /^[\w.:[\]-]+$/.test(host) ? `${protocol}://${host}` : EXAMPLE_ADDRESS;

const indexOf = (store: Pick<ReleaseStore, 'readText'>, version: string) =>
  store.readText('shell', version, `${SDK_FOLDER}/${SDK_INDEX}`);

/** A stored shell that has this archive; any will do, because the name identifies the content. */
async function findShell(
  store: Pick<ReleaseStore, 'readText' | 'listVersions'>,
  file: string,
): Promise<string | undefined> {
  for (const version of (await store.listVersions('shell')).toReversed()) {
    const text = await indexOf(store, version);
    if (text && sdkIndex.parse(JSON.parse(text)).packages.some((one) => one.file === file)) {
      return version;
    }
  }
  return undefined;
}
