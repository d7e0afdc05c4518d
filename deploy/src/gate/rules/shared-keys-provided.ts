import type { ModuleFacts, Rule } from './rule.ts';

/** The live shell and last known good provide every shared key and façade name that the build uses (design §4). */
export const sharedKeysProvided: Rule<ModuleFacts> = {
  name: 'shared-keys-provided',
  fix: 'release and confirm a shell that provides it, or do not use it.',
  check({ candidate, live }) {
    const problems = live.shells.flatMap(({ version, provides }) => {
      const missing = candidate.consumes.filter((key) => !provides.includes(key));
      return missing.length > 0 ? [`shell ${version} does not provide ${missing.join(', ')}`] : [];
    });
    return problems.length > 0 ? problems.join('; ') : undefined;
  },
};
