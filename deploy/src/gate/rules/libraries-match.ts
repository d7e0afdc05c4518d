import { incompatibilitiesWithShells } from './incompatibilities.ts';
import type { ModuleFacts, Rule } from './rule.ts';

/** The live shell and last known good provide the major versions of the libraries that the build was made with. */
export const librariesMatch: Rule<ModuleFacts> = {
  name: 'libraries-match',
  fix: 'release and confirm a shell with this major version, or build the module with the shell’s.',
  check: (facts) => incompatibilitiesWithShells(facts, 'libraries'),
};
