import type { ReleaseHealth } from '@rollcall/shared/module';
import { REASONS, HEALTH_TEXTS as TEXTS } from './texts.ts';

/**
 * How the loads of a version went, in a few words. The shell reports only starts that failed, so no start is good news.
 * @example describeHealth('mfe-time', health) // '135 loads: 2 fell back, 1 failed'
 */
export function describeHealth(name: string, { ok, fallback, failed }: ReleaseHealth): string {
  const total = ok + fallback + failed;
  if (name === 'shell') return total === 0 ? TEXTS.noStarts : TEXTS.starts(fallback + failed);
  if (total === 0) return TEXTS.noLoads;
  const loads = TEXTS.loads(total);
  if (fallback + failed === 0) return TEXTS.allWell(loads);
  const bad = [
    ...(fallback > 0 ? [TEXTS.fellBack(fallback)] : []),
    ...(failed > 0 ? [TEXTS.failed(failed)] : []),
  ];
  return `${loads}: ${bad.join(', ')}`;
}

/** Why loads failed, the most frequent reason first; a reason that this shell does not know in the web host's word. */
export const describeReasons = ({ why }: ReleaseHealth): readonly string[] =>
  Object.entries(why)
    .toSorted((a, b) => b[1] - a[1])
    .map(([reason, count]) => TEXTS.reason(REASONS[reason] ?? reason, count));
