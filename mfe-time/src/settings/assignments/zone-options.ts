/** All zones of the browser, which the select searches; UTC is not among them. */
export function zoneOptions() {
  return ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')].map(
    (zone) => ({ value: zone, label: words(zone) }),
  );
}

/** Whether an option of the select matches what was typed, also in the real name of a zone: `America/New_York`. */
export const matchesZone = (typed: string, option?: { readonly label?: unknown }): boolean =>
  String(option?.label).toLowerCase().includes(words(typed).toLowerCase());

const words = (zone: string) => zone.replaceAll('_', ' ');
