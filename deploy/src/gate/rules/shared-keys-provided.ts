import { incompatibilitiesWithShells } from './incompatibilities.ts';
import type { ModuleFacts, Rule } from './rule.ts';

/** The live shell and last known good provide every shared key and every name of it that the build uses (design §4). */
export const sharedKeysProvided: Rule<ModuleFacts> = {
  name: 'shared-keys-provided',
  fix: 'release and confirm a shell that provides it, or do not use it.',
  check: (facts) => incompatibilitiesWithShells(facts, 'consumes'),
};
