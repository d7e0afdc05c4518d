import type { Fare, Outcome } from '@rollcall/shared/module';

/** How one version fared: its outcomes counted, and the median time of those that went well. */
export function fareOf(outcomes: readonly Outcome[], module: string, version: string): Fare {
  const own = outcomes.filter((one) => one.module === module && one.version === version);
  const count = (result: Outcome['result']) => own.filter((one) => one.result === result).length;
  const why: Record<string, number> = {};
  for (const one of own) {
    if (one.result !== 'ok') why[one.why ?? 'unknown'] = (why[one.why ?? 'unknown'] ?? 0) + 1;
  }
  const times = own
    .filter(({ result }) => result === 'ok')
    .map(({ ms }) => ms)
    .toSorted((a, b) => a - b);
  const medianMs = times[Math.floor(times.length / 2)] ?? null;
  return { ok: count('ok'), fallback: count('fallback'), failed: count('failed'), why, medianMs };
}
