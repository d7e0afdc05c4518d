import { matchesZone, zoneOptions } from './zone-options.ts';

const found = (typed: string) =>
  zoneOptions()
    .filter((option) => matchesZone(typed, option))
    .map(({ value }) => value);

test.each([
  ['new_york', 'America/New_York'],
  ['america/new_york', 'America/New_York'],
  ['New York', 'America/New_York'],
  ['Eastern Time', 'America/New_York'],
  ['EDT', 'America/New_York'],
  ['pst', 'America/Los_Angeles'],
  ['central european', 'Europe/Berlin'],
  ['utc', 'UTC'],
])('%s finds %s', (typed, zone) => {
  expect(found(typed)).toContain(zone);
});

test('what no one calls a zone finds none, also among options that are no zones', () => {
  expect(found('nowhere')).toEqual([]);
  expect(matchesZone('nowhere', { value: 'keep', label: 'No change (UTC)' })).toBe(false);
  expect(matchesZone('no change', { value: 'keep', label: 'No change (UTC)' })).toBe(true);
});
