import { findIncompatibilities } from '@rollcall/shared/module';
import { describeIncompatibility } from './incompatibilities.ts';
import type { Rule, ShellFacts } from './rule.ts';

/** The current and last known good releases of all modules run on the new shell, also after its rollback (design §6). */
export const shellCovers: Rule<ShellFacts> = {
  name: 'shell-covers',
  fix: 'keep providing it, or first release (and confirm) those modules so that they run on both shells.',
  check({ candidate, live }) {
    const problems = live.modules.flatMap((release) =>
      findIncompatibilities(release, candidate).map((found) =>
        describeIncompatibility(found, `${release.name} ${release.version}`, 'this shell'),
      ),
    );
    return problems.length > 0 ? problems.join('; ') : undefined;
  },
};
