import { join } from 'node:path';
import { moduleDescriptor, type Release, type ShellRelease } from '@rollcall/shared/module';
import { integrityOf, isChecked, listFiles } from '../store/integrity.ts';
import type { Build } from './build-workspace.ts';

/** `release.json` of a build: what the build says, what the descriptor says, and the hashes of its files. */
export async function describe({
  workspace,
  dist,
  record,
}: Build): Promise<Release | ShellRelease> {
  const builtAt = new Date().toISOString();
  if ('provides' in record) return { ...record, name: 'shell', builtAt };
  const files = (await listFiles(dist)).filter(isChecked);
  const hashes = files.map(async (file) => [file, await integrityOf(join(dist, file))] as const);
  return {
    ...record,
    url: `/modules/${record.name}/${record.version}/`,
    builtAt,
    descriptor: moduleDescriptor.parse(workspace.descriptor),
    integrity: Object.fromEntries(await Promise.all(hashes)),
  };
}
