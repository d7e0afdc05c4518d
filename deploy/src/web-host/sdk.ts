import type { FastifyInstance } from 'fastify';
import { SDK_FOLDER, SDK_INDEX, sdkIndex } from '../sdk/sdk-index.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { COMMON_HEADERS } from './headers.ts';

/** Name of an archive: the package and its version. */
const ARCHIVE = /^[a-z][a-z-]*-\d[\w.-]*\.tgz$/;

/**
 * Serves the packages that modules in other repositories are built with (decision 070): `/sdk/index.json` lists those
 * that fit the live shell, `/sdk/FILE` has those of every stored shell, because lock files name them.
 */
export function serveSdk(
  app: FastifyInstance,
  store: Pick<ReleaseStore, 'readList' | 'readText' | 'listVersions'>,
): void {
  app.get('/sdk/index.json', async (_request, reply) => {
    const list = await store.readList();
    const text = list && (await indexOf(store, list.shell.current));
    reply.headers({ 'cache-control': 'no-cache', ...COMMON_HEADERS });
    if (text === undefined) {
      return reply.code(404).send({ message: 'The live console was built without an SDK.' });
    }
    const { packages } = sdkIndex.parse(JSON.parse(text));
    return { packages: packages.map((one) => ({ ...one, url: `/sdk/${one.file}` })) };
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
