import type { Outcome, ReleaseHealth } from '@rollcall/shared/module';

/** The health of one version: counts of its outcomes, and the median time of its successful loads. */
export function healthOf(
  outcomes: readonly Outcome[],
  module: string,
  version: string,
): ReleaseHealth {
  return summarizeOutcomes(
    outcomes.filter((one) => one.module === module && one.version === version),
  );
}

/** The health over all these outcomes. */
export function summarizeOutcomes(outcomes: readonly Outcome[]): ReleaseHealth {
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
  return { ok: count('ok'), fallback: count('fallback'), failed: count('failed'), why, medianMs };
}
