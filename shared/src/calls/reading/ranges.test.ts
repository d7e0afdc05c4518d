import { cutRange } from './ranges.ts';

/** `05-10=a` is entry a from 5 to 10 March; an empty end is open. */
const entry = (text: string) => {
  const [dates = '', name = ''] = text.split('=');
  return { ...range(dates), name };
};
function range(text: string) {
  const [from, to] = text.split('-').map((day) => (day ? `2026-03-${day}` : null));
  return { from: from ?? null, to: to ?? null };
}
const day = (date: string | null) => date?.slice(-2) ?? '';

test.each<[string, string[], string, string[]]>([
  ['no entry', [], '05-10', ['05-10']],
  ['an entry without limits', ['-=a'], '05-10', ['05-10=a']],
  ['a range without limits', ['05-10=a'], '-', ['-04', '05-10=a', '11-']],
  ['neighbours', ['-04=a', '05-=b'], '03-08', ['03-04=a', '05-08=b']],
  ['a gap', ['-04=a', '08-=b'], '03-09', ['03-04=a', '05-07', '08-09=b']],
  ['entries outside', ['-02=a', '20-=b'], '05-10', ['05-10']],
  ['in any order', ['08-=b', '-04=a'], '04-08', ['04-04=a', '05-07', '08-08=b']],
  ['one day', ['05-05=a'], '05-05', ['05-05=a']],
  ['up to the end of an entry', ['05-10=a'], '07-10', ['07-10=a']],
])('%s', (_title, entries, dates, expected) => {
  const pieces = cutRange(entries.map(entry), range(dates));
  expect(
    pieces.map(
      ({ from, to, entry: found }) => `${day(from)}-${day(to)}${found ? `=${found.name}` : ''}`,
    ),
  ).toEqual(expected);
});
