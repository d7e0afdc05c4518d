/** All zones of the browser, which the select searches; UTC is not among them. */
export function zoneOptions() {
  return ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')].map(
    (zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }),
  );
}
