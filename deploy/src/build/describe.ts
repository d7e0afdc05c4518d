import { join } from 'node:path';
import { type AnyRelease, DESCRIPTOR_FORMAT, moduleJson, READS } from '@rollcall/shared/module';
import { integrityOf, isChecked, listFiles } from '../store/integrity.ts';
import type { Build } from './build-workspace.ts';
import type { ModuleBuild } from './module-build.ts';

/** `release.json` of a build: its `build.json`, its descriptor, the hashes of its files, and the commit that has passed. */
export async function describe(
  { kind, workspace, dist, record }: Build,
  testedCommit: string | undefined,
): Promise<AnyRelease> {
  const tested = testedCommit === undefined ? {} : { testedCommit };
  if (kind === 'module') {
    const files = { dist, record, descriptor: workspace.descriptor };
    const described = await describeModule(files);
    return { kind, record: { ...described.record, ...tested } };
  }
  const builtAt = new Date().toISOString();
  return { kind, record: { ...record, name: 'shell', builtAt, reads: READS, ...tested } };
}

/** What a module's build consists of, wherever it was made. */
export interface ModuleFiles {
  readonly dist: string;
  readonly record: ModuleBuild;
  /** The content of its module.json. */
  readonly descriptor: unknown;
}

/**
 * `release.json` of a module's build, with the hashes of the files as they are.
 * @throws ZodError when the descriptor is invalid.
 */
export async function describeModule({
  dist,
  record,
  descriptor,
}: ModuleFiles): Promise<Extract<AnyRelease, { kind: 'module' }>> {
  const files = (await listFiles(dist)).filter(isChecked);
  const hashes = files.map(async (file) => [file, await integrityOf(join(dist, file))] as const);
  return {
    kind: 'module',
    record: {
      ...record,
      url: `/modules/${record.name}/${record.version}/`,
      builtAt: new Date().toISOString(),
      descriptor: moduleJson.parse(descriptor),
      descriptorFormat: DESCRIPTOR_FORMAT,
      integrity: Object.fromEntries(await Promise.all(hashes)),
    },
  };
}
