import { incompatibilitiesWithShells } from './incompatibilities.ts';
import type { ModuleFacts, Rule } from './rule.ts';

/** The live shell and its last known good version have a platform that the module's `requires` allows (design §4). */
export const platformCompatible: Rule<ModuleFacts> = {
  name: 'platform-compatible',
  fix: 'release the shell that has this platform first, or widen requires.platform in module.json.',
  check: (facts) => incompatibilitiesWithShells(facts, 'platform'),
};
