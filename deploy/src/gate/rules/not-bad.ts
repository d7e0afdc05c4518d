import { pointerOf } from '@rollcall/shared/module';
import type { LiveFacts, Rule } from './rule.ts';

/** A version that was rolled back does not become current again by accident (design §5). */
export const notBad: Rule<LiveFacts> = {
  name: 'not-bad',
  fix: 'fix what made it bad and release the fix, or add --again if this version was not the cause.',
  check({ candidate, live: { list }, again }) {
    const { name, version } = candidate.record;
    const pointer = pointerOf(list, name);
    if (again || !pointer?.bad.includes(version)) return undefined;
    return `${version} was rolled back and is marked bad`;
  },
};
