import type { Outcome, ReleaseHealth } from '@rollcall/shared/module';

/** An outcome, and when it was reported, ISO. */
type Reported = Outcome & { readonly at?: string };

/** The health of one version: counts of its outcomes, and the median time of its successful loads. */
export function healthOf(
  outcomes: readonly Reported[],
  module: string,
  version: string,
): ReleaseHealth {
  return summarizeOutcomes(
    outcomes.filter((one) => one.module === module && one.version === version),
  );
}

/** The health over all these outcomes. */
export function summarizeOutcomes(outcomes: readonly Reported[]): ReleaseHealth {
  const count = (result: Outcome['result']) =>
    outcomes.filter((one) => one.result === result).length;
  const why: Record<string, number> = {};
  for (const one of outcomes) {
    if (one.result !== 'ok') why[one.why ?? 'unknown'] = (why[one.why ?? 'unknown'] ?? 0) + 1;
  }
  const times = outcomes
    .filter(({ result }) => result === 'ok')
    .map(({ ms }) => ms)
    .toSorted((a, b) => a - b);
  const medianMs = times[Math.floor(times.length / 2)] ?? null;
  const counts = { ok: count('ok'), fallback: count('fallback'), failed: count('failed') };
  return { ...counts, why, medianMs, ...lastFailure(outcomes) };
}

/** The newest failure, with the id that its user was shown. */
function lastFailure(outcomes: readonly Reported[]): Pick<ReleaseHealth, 'last'> {
  const failed = outcomes.filter(({ result, at }) => result !== 'ok' && at !== undefined);
  const last = failed.toSorted((a, b) => (a.at ?? '').localeCompare(b.at ?? '')).at(-1);
  if (last?.at === undefined) return {};
  const { at, supportId } = last;
  return { last: { at, ...(supportId === undefined ? {} : { supportId }) } };
}
