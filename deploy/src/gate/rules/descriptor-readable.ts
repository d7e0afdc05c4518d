import { incompatibilitiesWithShells } from './incompatibilities.ts';
import type { ModuleFacts, Rule } from './rule.ts';

/** The live shell and last known good understand every field of the descriptor that must not be ignored (decision 064). */
export const descriptorReadable: Rule<ModuleFacts> = {
  name: 'descriptor-readable',
  fix: 'release and confirm a shell that reads this format, or do not use the new fields in module.json.',
  check: (facts) => incompatibilitiesWithShells(facts, 'format'),
};
