import { join } from 'node:path';
import { type AnyRelease, DESCRIPTOR_FORMAT, moduleJson, READS } from '@rollcall/shared/module';
import { integrityOf, isChecked, listFiles } from '../store/integrity.ts';
import type { Build } from './build-workspace.ts';

/** `release.json` of a build: its `build.json`, its descriptor and the hashes of its files. */
export async function describe({ kind, workspace, dist, record }: Build): Promise<AnyRelease> {
  const builtAt = new Date().toISOString();
  if (kind === 'shell') {
    return { kind, record: { ...record, name: 'shell', builtAt, reads: READS } };
  }
  const files = (await listFiles(dist)).filter(isChecked);
  const hashes = files.map(async (file) => [file, await integrityOf(join(dist, file))] as const);
  return {
    kind,
    record: {
      ...record,
      url: `/modules/${record.name}/${record.version}/`,
      builtAt,
      descriptor: moduleJson.parse(workspace.descriptor),
      descriptorFormat: DESCRIPTOR_FORMAT,
      integrity: Object.fromEntries(await Promise.all(hashes)),
    },
  };
}
