import { findIncompatibility } from '@rollcall/shared/module';
import type { Rule, ShellFacts } from './rule.ts';

/** The current and last known good releases of all modules run on the new shell, also after its rollback (design §6). */
export const shellCovers: Rule<ShellFacts> = {
  name: 'shell-covers',
  fix: 'keep providing it, or first release (and confirm) those modules so that they run on both shells.',
  check({ candidate, live }) {
    const problems = live.modules.flatMap((release) => {
      const found = findIncompatibility(release, candidate);
      if (!found) return [];
      const title = `${release.name} ${release.version}`;
      return found.reason === 'platform'
        ? [
            `${title} requires platform ${found.required}; this shell has platform ${found.platform}`,
          ]
        : [`${title} needs ${found.missing.join(', ')}, which this shell does not provide`];
    });
    return problems.length > 0 ? problems.join('; ') : undefined;
  },
};
