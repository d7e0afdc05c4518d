const STEPS = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
] as const;

/** How long ago an ISO moment was, in its largest whole unit; 'just now' under a minute. */
export function formatAge(at: string, now: Date): string {
  const ms = now.getTime() - Date.parse(at);
  const step = STEPS.find(([, unitMs]) => ms >= unitMs);
  return step ? `${Math.floor(ms / step[1])} ${step[0]} ago` : 'just now';
}
