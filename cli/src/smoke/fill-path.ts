/**
 * A URL path for a route, with an example for each parameter: today for a date, this month for a month, otherwise 1, the
 * id of the first row of every example.
 */
export function fillPath(path: string, now: Date): string {
  const today = now.toISOString().slice(0, 10);
  return path.replace(/:([\w-]+)/g, (_, name: string) => {
    if (/date|day/i.test(name)) return today;
    return /month/i.test(name) ? today.slice(0, 7) : '1';
  });
}
