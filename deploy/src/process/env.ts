import { join, resolve } from 'node:path';
import {
  commonSettings,
  type Environment,
  proxyWarnings,
  readSettings,
} from '@rollcall/shared/node';

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
