import { type SmokeRecord, versionsNextTo } from '@rollcall/tools/cli/smoke/smoke-record';
import type { LiveFacts, Rule } from './rule.ts';

/**
 * A release goes live only after a smoke test that opened its pages in a browser, next to what is live now
 * (decision 067), or when the operator confirms that it has none.
 */
export const smokePassed: Rule<LiveFacts> = {
  name: 'smoke-passed',
  fix: 'release it again with --to VERSION where there is a browser, or accept the risk with --confirm-unsmoked, which the log keeps.',
  check(facts) {
    return facts.smoke?.isConfirmed ? undefined : findUnsmoked(facts);
  },
};

/** Why a candidate counts as not smoke-tested; undefined when it has passed, or when it needs no smoke test. */
export function findUnsmoked({
  candidate,
  live: { list },
  smoke,
}: Pick<LiveFacts, 'candidate' | 'live' | 'smoke'>): string | undefined {
  const { name, version, smokeTest } = candidate.record;
  if (!smoke || !list || smokeTest !== 'required') return undefined;
  const { record } = smoke;
  if (record?.name !== name || record.version !== version) return `${version} has no smoke test`;
  if (!record.passed) return `the smoke test of ${version} failed`;
  return describeChange(record, versionsNextTo(list, name));
}

/** What has become live since a smoke test, which has not been tried together with the candidate. */
function describeChange({ against }: SmokeRecord, others: Readonly<Record<string, string>>) {
  const changed = Object.entries(others).filter(([name, version]) => against[name] !== version);
  if (changed.length === 0) return undefined;
  const titles = changed.map((one) => one.join(' ')).join(', ');
  return `its smoke test ran before ${titles} became live`;
}
