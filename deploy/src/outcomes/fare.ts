import type { Fare, Outcome } from '@rollcall/shared/module';

/** How one version fared: its outcomes counted, and the median time of those that went well. */
export function fareOf(outcomes: readonly Outcome[], module: string, version: string): Fare {
  return fareOfAll(outcomes.filter((one) => one.module === module && one.version === version));
}

/** The same over all the outcomes given. */
export function fareOfAll(outcomes: readonly Outcome[]): Fare {
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
