import { formatZone } from './zone.ts';

test.each([
  ['America/Chicago', 'Chicago time'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires time'],
  ['America/Port-au-Prince', 'Port-au-Prince time'],
  ['UTC-06:00', 'UTC-06:00'],
  ['Etc/GMT+6', 'Etc/GMT+6'],
  ['UTC', 'UTC'],
  ['', ''],
])('%j is %j', (zone, text) => {
  expect(formatZone(zone)).toBe(text);
});
