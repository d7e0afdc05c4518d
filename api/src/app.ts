import { resolve } from 'node:path';
import { type Api, type BuildOptions, buildApi } from './build-api.ts';
import { openDatabase } from './core/db/connection.ts';
import { explainFailure, isOfFiles } from './core/db/embedded/explain-failure.ts';
import type { ApiSettings } from './core/env.ts';

export type { Api } from './build-api.ts';
export { type ApiSettings, readApiSettings } from './core/env.ts';

export { fastifyOptions } from './http/fastify-options.ts';

interface Options extends BuildOptions {
  /** Is told when the embedded database is lost for good; by default the process ends. */
  readonly onFailure?: (error: Error) => void;
}

/**
 * Opens the database, brings its schema up to date, fills an empty one, and builds the API without
 * listening.
 * @throws StartError, one sentence for a person, when it cannot start.
 */
export async function openApi(settings: ApiSettings, options: Options = {}): Promise<Api> {
  const { onFailure = endProcess, ...build } = options;
  build.onProgress?.(
    settings.DATABASE_URL ? 'Connecting to PostgreSQL' : 'Opening the embedded database',
  );
  const database = await openDatabase(settings, onFailure);
  try {
    return await buildApi(settings, database, build);
  } catch (error) {
    await database.close().catch(() => {});
    const isOurs = database.isEmbedded && isOfFiles(error);
    throw isOurs ? explainFailure(resolve(settings.DATA_DIR), error) : error;
  }
}

function endProcess(error: Error): void {
  console.error(error.message);
  process.exit(1);
}
