import { changedSince } from '@rollcall/cli/smoke/smoke-record';
import type { LiveFacts, Rule } from './rule.ts';

/**
 * A release goes live only after a smoke test that opened its pages in a browser, next to what is live now
 * (decision 067), or with a confirmation that it has none. A deploy token does not override one that failed.
 */
export const smokePassed: Rule<LiveFacts> = {
  name: 'smoke-passed',
  fix: 'release it again with --to VERSION where there is a browser, or accept the risk with --confirm-unsmoked, which the log keeps. After a failed test only an operator or an administrator of the console can do so.',
  check(facts) {
    const { isConfirmed, isByToken, record } = facts.smoke ?? {};
    const problem = findUnsmoked(facts);
    const hasFailed = record?.version === facts.candidate.record.version && !record.passed;
    return isConfirmed && !(isByToken && hasFailed) ? undefined : problem;
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
  const changed = changedSince(record, list);
  return changed && `its smoke test ran before ${changed} became live`;
}
