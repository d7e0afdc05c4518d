import { platformMeets } from '@rollcall/shared/module';
import { isModule, type LiveFacts, type Rule } from './rule.ts';

/** The live shell and its last known good are of a platform that the module's `requires` allows (design §4). */
export const platformMet: Rule<LiveFacts> = {
  name: 'platform-met',
  fix: 'release the shell that has this platform first, or widen requires.platform in module.json.',
  check({ candidate, live }) {
    if (!isModule(candidate)) return undefined;
    const required = candidate.descriptor.requires.platform;
    const shell = live.shells.find(({ platform }) => !platformMeets(platform, required));
    if (!shell) return undefined;
    return `it requires platform ${required}; shell ${shell.version} is ${shell.platform}`;
  },
};
