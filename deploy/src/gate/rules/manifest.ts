import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const assets = z.object({ sync: z.array(z.string()) });

/** The fields of federation's manifest that the gate reads. */
const manifestSchema = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: z.string() }) }),
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: assets, css: assets }) })),
});

/** The remote entry, and for each expose the files that it needs before it can render; undefined if unreadable. */
export function readManifest(dist: string) {
  try {
    const text = readFileSync(join(dist, 'mf-manifest.json'), 'utf8');
    const { metaData, exposes } = manifestSchema.parse(JSON.parse(text));
    return {
      entry: metaData.remoteEntry.name,
      exposes: exposes.map(({ path, assets: { js, css } }) => ({
        path,
        files: [...js.sync, ...css.sync],
      })),
    };
  } catch {
    return undefined;
  }
}
