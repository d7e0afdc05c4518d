import type { ModuleFacts, Rule } from './rule.ts';

/** The live shell and its last known good provide every shared key and façade name that the build uses (design §4). */
export const consumesCovered: Rule<ModuleFacts> = {
  name: 'consumes-covered',
  fix: 'release a shell that provides it and confirm it, or do without it.',
  check({ candidate, live }) {
    const problems = live.shells.flatMap(({ version, provides }) => {
      const missing = candidate.consumes.filter((key) => !provides.includes(key));
      return missing.length > 0 ? [`shell ${version} does not provide ${missing.join(', ')}`] : [];
    });
    return problems.length > 0 ? problems.join('; ') : undefined;
  },
};
