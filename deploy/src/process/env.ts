import { join, resolve } from 'node:path';
import {
  commonSettings,
  type Environment,
  httpUrl,
  proxyWarnings,
  readSettings,
  type SettingNotes,
} from '@rollcall/shared/node';
import * as z from 'zod/mini';

/** Every setting of the web host, read and checked (design §11). */
export type WebSettings = ReturnType<typeof readWebSettings>;

/**
 * Reads the web host's settings; a relative DATA_DIR is relative to `base`.
 * @throws SettingError with one sentence for each invalid variable.
 */
export function readWebSettings(env: Environment, base = process.cwd()) {
  const read = readSettings(commonSettings, env);
  const dataDir = resolve(base, read.DATA_DIR);
  return {
    ...read,
    /** Sentences to print at the start about settings that are valid but may be mistakes. */
    warnings: proxyWarnings(read, env),
    dataDir,
    releasesDir: join(dataDir, 'releases'),
    outcomesDir: join(dataDir, 'outcomes'),
    uploadsDir: join(dataDir, 'uploads'),
  };
}

/** Settings of `npm run dev` only. */
export const devSettings = { CONSOLE_URL: z.optional(httpUrl) };

/** Their descriptions in the README (`npm run settings`). */
export const devNotes: SettingNotes<typeof devSettings> = {
  CONSOLE_URL: {
    group: 'Operations',
    meaning: 'The running console that `npm run dev` shows a module in: yours or another one.',
    fallback: '`http://localhost:PORT`',
  },
};
