import { pointerOf } from '@rollcall/shared/module';
import type { LiveFacts, Rule } from './rule.ts';

/** A version that was rolled back does not become current again by accident (design §5). */
export const notMarkedBad: Rule<LiveFacts> = {
  name: 'not-marked-bad',
  fix: 'release a version with the fix. If this version was not the cause, repeat the command with --allow-bad.',
  check({ candidate, live: { list }, again }) {
    const { name, version } = candidate.record;
    const pointer = pointerOf(list, name);
    if (again || !pointer?.bad.includes(version)) return undefined;
    return `${version} was rolled back and is marked bad`;
  },
};
