import { RELEASES_PATH } from '@rollcall/shared/module';
import type { FastifyInstance } from 'fastify';
import { digestOf } from './archive.ts';

export interface SentUpload {
  /** The text of a deploy token. */
  readonly token: string;
  readonly name?: string;
  readonly version: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends an archive as the command line does; `http` is the status code of the answer. */
export async function sendUpload(app: FastifyInstance, archive: Buffer, sent: SentUpload) {
  const response = await app.inject({
    method: 'PUT',
    url: `${RELEASES_PATH}/${sent.name ?? 'mfe-time'}/${sent.version}`,
    headers: {
      authorization: `Bearer ${sent.token}`,
      'content-type': 'application/gzip',
      'content-digest': digestOf(archive),
      ...sent.headers,
    },
    payload: archive,
  });
  return { http: response.statusCode, headers: response.headers, ...response.json() };
}
