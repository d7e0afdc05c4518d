import { listHolidayCountries, readHolidayFile, suggestHolidays } from '@rollcall/shared/contract';
import ICAL from 'ical.js';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.tokenOf('ADMIN');
});
afterAll(() => api.stop());

const suggest = async (country: string, year: number, region?: string) => {
  const query = { country, year, ...(region !== undefined && { region }) };
  return api.call(suggestHolidays, { query, token });
};
const calendar = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...events, 'END:VCALENDAR', ''].join(
    '\r\n',
  );
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');
const read = (text: string, from = '2026-01-01') =>
  api.call(readHolidayFile, { body: { text, from }, token });

test('countries have the regions with rules of their own', async () => {
  const { data } = (await api.call(listHolidayCountries, { token })).body;
  expect(data.length).toBeGreaterThan(150);
  const regions = data.find(({ code }) => code === 'DE')?.regions;
  expect(regions).toContainEqual({ code: 'BY', name: 'Bayern' });
  expect(regions).toContainEqual({ code: 'BY-A', name: 'Bayern, Stadt Augsburg' });
});

// Sources: 5 U.S.C. 6103 for the United States (4 July 2026 is a Saturday); gov.uk/bank-holidays; BayFTG Art. 1 for Bavaria.
test.each([
  [
    'US',
    undefined,
    2026,
    [
      '2026-01-01',
      '2026-01-19',
      '2026-02-16',
      '2026-05-25',
      '2026-06-19',
      '2026-07-03',
      '2026-09-07',
      '2026-10-12',
      '2026-11-11',
      '2026-11-26',
      '2026-12-25',
    ],
  ],
  [
    'GB',
    'ENG',
    2027,
    [
      '2027-01-01',
      '2027-03-26',
      '2027-03-29',
      '2027-05-03',
      '2027-05-31',
      '2027-08-30',
      '2027-12-27',
      '2027-12-28',
    ],
  ],
  [
    'DE',
    'BY',
    2026,
    [
      '2026-01-01',
      '2026-01-06',
      '2026-04-03',
      '2026-04-06',
      '2026-05-01',
      '2026-05-14',
      '2026-05-25',
      '2026-06-04',
      '2026-10-03',
      '2026-11-01',
      '2026-12-25',
      '2026-12-26',
    ],
  ],
])('%s %s has its public holidays of %d', async (country, region, year, dates) => {
  const { data } = (await suggest(country, year, region)).body;
  const days = data.filter(({ kind }) => kind === 'public').map(({ date }) => date);
  expect(days).toEqual(expect.arrayContaining(dates));
});

test('half days and holidays of several days', async () => {
  const austria = (await suggest('AT', 2026)).body.data;
  expect(austria.find(({ date }) => date === '2026-12-24')).toMatchObject({
    name: 'Christmas Eve',
    part: 'pm',
    kind: 'bank',
  });
  const emirates = (await suggest('AE', 2026)).body.data;
  expect(
    emirates.filter(({ name }) => name.includes('Eid al-Adha')).map(({ date }) => date),
  ).toEqual(['2026-05-27', '2026-05-28', '2026-05-29']);
});

test('a region or country that is not known is not found', async () => {
  const statuses = await Promise.all([
    suggest('DE', 2026, 'XX'),
    suggest('DE', 2026, ''),
    suggest('AQ', 2026),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404]);
});

test('a file has whole days, ranges, half days and days that repeat every year', async () => {
  const { data } = (
    await read(
      calendar(
        event('SUMMARY:Founders', 'DTSTART;VALUE=DATE:20260305'),
        event('SUMMARY:Bridge', 'DTSTART;VALUE=DATE:20260515', 'DTEND;VALUE=DATE:20260517'),
        event('SUMMARY:Eve', 'DTSTART:20261224T140000', 'DTEND:20261225T000000'),
        event('SUMMARY:Morning', 'DTSTART:20260216T080000', 'DURATION:PT4H'),
        event('SUMMARY:May Day', 'DTSTART;VALUE=DATE:20200501', 'RRULE:FREQ=YEARLY;UNTIL=20280101'),
        event(
          'SUMMARY:Thanksgiving',
          'DTSTART;VALUE=DATE:20251127',
          'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=4TH;COUNT=3',
        ),
      ),
    )
  ).body;
  expect(data.skipped).toEqual([]);
  expect(data.holidays.map(({ date, name, part }) => [date, name, part])).toEqual([
    ['2026-02-16', 'Morning', 'am'],
    ['2026-03-05', 'Founders', 'full'],
    ['2026-05-01', 'May Day', 'full'],
    ['2026-05-15', 'Bridge', 'full'],
    ['2026-05-16', 'Bridge', 'full'],
    ['2026-11-26', 'Thanksgiving', 'full'],
    ['2026-12-24', 'Eve', 'pm'],
    ['2027-05-01', 'May Day', 'full'],
    ['2027-11-25', 'Thanksgiving', 'full'],
  ]);
});

test.each([
  [
    'cancelled',
    ['SUMMARY:Gone', 'DTSTART;VALUE=DATE:20260305', 'STATUS:CANCELLED'],
    'Gone is cancelled.',
  ],
  [
    'a vacation',
    ['SUMMARY:Summer', 'DTSTART;VALUE=DATE:20260701', 'DTEND;VALUE=DATE:20260831'],
    'Summer is longer than 31 days.',
  ],
  [
    'every second',
    ['SUMMARY:Tick', 'DTSTART:20260305T000000', 'RRULE:FREQ=SECONDLY'],
    'Tick repeats in a way that holidays do not.',
  ],
  [
    'a date that never is',
    ['SUMMARY:Never', 'DTSTART;VALUE=DATE:20260228', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'],
    'Never repeats in a way that holidays do not.',
  ],
  [
    'every second leap year',
    ['SUMMARY:Rare', 'DTSTART;VALUE=DATE:20250228', 'RRULE:FREQ=YEARLY;INTERVAL=2'],
    'Rare repeats in a way that holidays do not.',
  ],
  [
    'since the year 1',
    ['SUMMARY:Old', 'DTSTART;VALUE=DATE:00010101', 'RRULE:FREQ=YEARLY;BYDAY=MO'],
    'Old has no date that can be read.',
  ],
  [
    'every weekend',
    ['SUMMARY:Weekend', 'DTSTART;VALUE=DATE:20260102', 'RRULE:FREQ=YEARLY;BYDAY=SA,SU'],
    'Weekend repeats in a way that holidays do not.',
  ],
  [
    'a Monday that never is',
    [
      'SUMMARY:Never',
      'DTSTART;VALUE=DATE:20260102',
      'RRULE:FREQ=YEARLY;BYMONTHDAY=1;BYMONTH=2;BYDAY=4MO',
    ],
    'Never repeats in a way that holidays do not.',
  ],
  [
    'beyond the year 9999',
    ['SUMMARY:Last', 'DTSTART;VALUE=DATE:99991230', 'DURATION:P5D'],
    'Last has no date that can be read.',
  ],
  ['without a date', ['SUMMARY:Some day'], 'Some day has no date that can be read.'],
  [
    'without a name',
    ['DTSTART;VALUE=DATE:20260305'],
    'An event without a usable name was left out.',
  ],
  [
    'with a hidden character',
    ['SUMMARY:Ea\u202ester', 'DTSTART;VALUE=DATE:20260305'],
    'An event without a usable name was left out.',
  ],
])('%s is left out, and the answer says why', async (_title, lines, sentence) => {
  const { data } = (await read(calendar(event(...lines)))).body;
  expect(data).toEqual({ holidays: [], skipped: [sentence] });
});

test.each([
  ['no calendar', 'Dear all, please find attached'],
  ['a web page', '<!doctype html><title>Sign in</title>'],
  ['a damaged file', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n'],
  [
    'more holidays than one call saves',
    calendar(
      ...Array.from({ length: 14 }, (_, month) => {
        const start = new Date(Date.UTC(2026, month, 1)).toISOString().slice(0, 10);
        return event(
          `SUMMARY:Month`,
          `DTSTART;VALUE=DATE:${start.replaceAll('-', '')}`,
          'DURATION:P30D',
        );
      }),
    ),
  ],
])('%s is refused', async (_title, text) => {
  const { status, body } = await api.callUnchecked(readHolidayFile, {
    body: { text, from: '2026-01-01' },
    token,
  });
  expect([status, body.fields?.[0]?.field]).toEqual([422, 'text']);
});

test('a zone that changes every second is not followed: times are those of the file', async () => {
  const zone = [
    'BEGIN:VTIMEZONE',
    'TZID:X',
    'BEGIN:STANDARD',
    'DTSTART:00010101T000000',
    'RRULE:FREQ=SECONDLY',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0200',
    'END:STANDARD',
    'END:VTIMEZONE',
  ].join('\r\n');
  const eve = event(
    'SUMMARY:Eve',
    'DTSTART;TZID=X:20261224T130000',
    'DTEND;TZID=X:20261225T000000',
  );
  const { data } = (await read(calendar(zone, eve))).body;
  expect(data.holidays).toEqual([{ date: '2026-12-24', name: 'Eve', part: 'pm' }]);
});

test('of a hostile file few occurrences are looked at', async () => {
  const endless = event(
    'SUMMARY:a',
    'DTSTART;VALUE=DATE:19000101',
    'RRULE:FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR',
  );
  const old = event('SUMMARY:b', 'DTSTART;VALUE=DATE:19000101', 'RRULE:FREQ=YEARLY');
  const events = Array.from({ length: 600 }, () => [endless, old]).flat();
  const next = jest.spyOn(ICAL.RecurIterator.prototype, 'next');
  const { status } = await read(calendar(...events), '2990-01-01');
  expect(status).toBe(200);
  // Ten years of 600 events that end; the endless ones are not followed.
  expect(next.mock.calls.length).toBeLessThanOrEqual(600 * 10);
  next.mockRestore();
});

test('an event without a length is a whole day, and a file can have several calendars', async () => {
  const [start, noon] = ['DTSTART:20260305T000000', 'DTSTART:20260306T120000'];
  const files = [calendar(event('SUMMARY:a', start)), calendar(event('SUMMARY:b', noon))];
  const { data } = (await read(files.join(''))).body;
  expect(data.holidays.map(({ name, part }) => [name, part])).toEqual([
    ['a', 'full'],
    ['b', 'full'],
  ]);
});
