/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const SCRIPT = `
  import { formatDate, formatTime } from ${JSON.stringify(join(__dirname, 'date-time.ts'))};
  const texts = ['2026-03-08 02:30:00', '2026-04-24', '2011-12-30', '2018-11-04 00:15', '2026-10-25 02:30'];
  console.log(JSON.stringify(texts.map((text) => [formatDate(text), formatTime(text)])));
`;

// In each zone except UTC one of the texts does not exist: because clocks went forward, also at midnight, or a day was skipped.
test.each([
  'UTC',
  'America/New_York',
  'Africa/Cairo',
  'Pacific/Apia',
  'America/Sao_Paulo',
  'Asia/Kolkata',
])('a browser in %s shows company times unchanged (design §10)', (zone) => {
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', SCRIPT], {
    env: { ...process.env, TZ: zone },
    encoding: 'utf8',
  });
  expect(JSON.parse(output)).toEqual([
    ['Mar 08, 2026', '02:30 AM'],
    ['Apr 24, 2026', '-'],
    ['Dec 30, 2011', '-'],
    ['Nov 04, 2018', '12:15 AM'],
    ['Oct 25, 2026', '02:30 AM'],
  ]);
});
