import { resolve } from 'node:path';
import { type Api, type BuildOptions, buildApi } from './build-api.ts';
import { openDatabase } from './core/db/connection.ts';
import { explainFailure, isDatabaseFileError } from './core/db/embedded/explain-failure.ts';
import type { ApiSettings } from './core/env.ts';

export type { Api } from './build-api.ts';
export { type ApiSettings, readApiSettings } from './core/env.ts';

export { fastifyOptions } from './http/fastify-options.ts';

interface Options extends BuildOptions {
  /** Called when the embedded database has failed for good; by default the process exits. */
  readonly onFailure?: (error: Error) => void;
}

/**
 * Opens the database, migrates it, fills it if it is empty, and builds the API without listening.
 * @throws OperatorError, whose message is one sentence for people, when it cannot start.
 */
export async function openApi(settings: ApiSettings, options: Options = {}): Promise<Api> {
  const { onFailure = endProcess, ...build } = options;
  build.onProgress?.(
    settings.DATABASE_URL ? 'Connecting to PostgreSQL …' : 'Opening the embedded database …',
  );
  const database = await openDatabase(settings, onFailure);
  try {
    return await buildApi(settings, database, build);
  } catch (error) {
    await database.close().catch(() => {});
    const isOurs = database.isEmbedded && isDatabaseFileError(error);
    throw isOurs ? explainFailure(resolve(settings.DATA_DIR), error) : error;
  }
}

function endProcess(error: Error): void {
  console.error(error.message);
  process.exit(1);
}
