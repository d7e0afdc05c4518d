import { isReleaseName, parseRelease, RECORD_FILE } from '@rollcall/shared/module';
import type { FastifyInstance } from 'fastify';
import { FILE_HEADERS } from '../http/headers.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { compressPage } from './compress-page.ts';
import { openRecord } from './public-list.ts';

/**
 * Serves `record.json` of each published release of a module: its record, which a page fetches before it loads a module
 * whose record is partial (decision 085). It never changes. It does not say who uploaded the release.
 */
export function serveRecords(app: FastifyInstance, store: Pick<ReleaseStore, 'readText'>): void {
  app.get<{ Params: { name: string; version: string } }>(
    `/modules/:name/:version/${RECORD_FILE}`,
    async ({ params: { name, version }, headers }, reply) => {
      const isModule = isReleaseName(name) && name !== 'shell';
      const text = isModule ? await store.readText(name, version, 'release.json') : undefined;
      const release = text === undefined ? undefined : parseRelease(name, text);
      if (release?.kind !== 'module') return reply.callNotFound();
      const json = JSON.stringify(openRecord(release.record));
      const compressed = await compressPage(json, headers['accept-encoding']);
      return reply
        .headers({ 'cache-control': 'public, max-age=31536000, immutable', ...FILE_HEADERS })
        .headers(compressed.headers)
        .type('application/json; charset=utf-8')
        .send(compressed.body);
    },
  );
}
