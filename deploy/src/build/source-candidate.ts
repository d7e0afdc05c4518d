import { join } from 'node:path';
import { libraryVersions, namesImportedFrom } from '@rollcall/shared/build';
import { DESCRIPTOR_FORMAT, moduleJson } from '@rollcall/shared/module';
import type { ModuleCandidate } from '../gate/rules/rule.ts';
import type { Workspace } from './workspaces.ts';

/**
 * What the record of a module will require, read from its sources, so that the gate can refuse it before it is built: its
 * descriptor, the libraries, and the names of shared entries that its files and those of `shared` import.
 * @throws ZodError when module.json is invalid; the rules for sources report that first.
 */
export function sourceCandidate(
  { name, folder, descriptor }: Workspace,
  version: string,
): ModuleCandidate['record'] {
  return {
    name,
    version,
    descriptor: moduleJson.parse(descriptor),
    descriptorFormat: DESCRIPTOR_FORMAT,
    consumes: namesImportedFrom(join(folder, 'src/module.ts')),
    libraries: libraryVersions(),
  };
}
