/** All zones of the browser, which the select searches; UTC is not among them. */
export function zoneOptions() {
  return ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')].map(
    (zone) => ({ value: zone, label: words(zone) }),
  );
}

/**
 * Whether an option of the select matches what was typed: its label, the real name of the zone, `America/New_York`, or what
 * people call it, `Eastern Time` and `EST`.
 */
export function matchesZone(
  typed: string,
  option?: { readonly label?: unknown; readonly value?: unknown },
): boolean {
  const term = words(typed).toLowerCase();
  const texts = [String(option?.label), ...commonNames(String(option?.value))];
  return texts.some((text) => text.toLowerCase().includes(term));
}

const words = (zone: string) => zone.replaceAll('_', ' ');

const NAMES = ['longGeneric', 'short'] as const;
/** Making a format is slow, and each letter that is typed asks for the names of all zones. */
const known = new Map<string, readonly string[]>();

function commonNames(zone: string): readonly string[] {
  const names = known.get(zone) ?? readNames(zone);
  known.set(zone, names);
  return names;
}

/** In winter and summer, as in EST and EDT. Empty for an option that is no zone. */
function readNames(timeZone: string): readonly string[] {
  const dates = [new Date('2026-01-01T12:00Z'), new Date('2026-07-01T12:00Z')];
  try {
    return NAMES.flatMap((timeZoneName) => {
      const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName });
      return dates.flatMap((date) =>
        format
          .formatToParts(date)
          .flatMap(({ type, value }) => (type === 'timeZoneName' ? [value] : [])),
      );
    });
  } catch {
    return [];
  }
}
