import { findUnfinished } from './decisions.ts';

const TITLE = 'A folder is a store';
const ROW = `| 021 | [${TITLE}](021-store.md) | accepted | 2026-11-21 | why |`;

const decision = ({
  status = 'accepted',
  date = '2026-11-21',
  heading = `# 021: ${TITLE}`,
  rest = '',
}) => `${heading}\n\nStatus: ${status}\nDate: ${date}\n\n**Decision.** One.\n${rest}`;

const find = (text: string, row = ROW) =>
  findUnfinished(
    [
      { file: '020-other.md', text: '# 020: Other\n\nStatus: accepted\nDate: 2026-11-21\n' },
      { file: '021-store.md', text },
    ],
    `| 020 | [Other](020-other.md) | accepted | 2026-11-21 | why |\n${row}\n`,
  );

const row = (status: string, date = '2026-11-21') =>
  ROW.replace('accepted', status).replace('2026-11-21', date);

test.each([
  ['an accepted one', decision({}), ROW],
  [
    'an amended one',
    decision({ status: 'amended', rest: '\nAmended 2026-11-22: two.\n' }),
    row('amended'),
  ],
  [
    'one with two amendments in bold',
    decision({
      status: 'amended',
      rest: '\n**Amended 2026-11-22: two.** x\n\n**Amended 2026-11-23.** y\n',
    }),
    row('amended'),
  ],
  ['a superseded one', decision({ status: 'superseded by 020' }), row('superseded by 020')],
  [
    'one that was amended and then superseded',
    decision({ status: 'superseded by 020', rest: '\nAmended 2026-11-22: two.\n' }),
    row('superseded by 020'),
  ],
])('%s is finished', (_, text, line) => {
  expect(find(text, line)).toEqual([]);
});

test.each([
  ['status: draft', decision({ status: 'draft' }), row('draft'), 'it lacks a Status: line'],
  [
    'an amendment and the status accepted',
    decision({ rest: '\n**Amended 2026-11-22: two.** x\n' }),
    ROW,
    'it has an "Amended" line and the status accepted',
  ],
  [
    'the status amended and no amendment',
    decision({ status: 'amended' }),
    row('amended'),
    'it has the status amended and no line "Amended YYYY-MM-DD"',
  ],
  [
    'an amendment without a date',
    decision({ status: 'amended', rest: '\nAmended: two.\n' }),
    row('amended'),
    'an "Amended" line has no valid date',
  ],
  [
    'an amendment on a date that does not exist',
    decision({ status: 'amended', rest: '\nAmended 2026-11-31: two.\n' }),
    row('amended'),
    'an "Amended" line has no valid date',
  ],
  [
    'an amendment from before the decision',
    decision({ status: 'amended', rest: '\nAmended 2026-11-20: two.\n' }),
    row('amended'),
    'it was amended on 2026-11-20, before its date',
  ],
  [
    'a date that does not exist',
    decision({ date: '2026-02-30' }),
    row('accepted', '2026-02-30'),
    '2026-02-30 is not a date',
  ],
  ['no date', decision({ date: 'soon' }), row('accepted', 'soon'), 'it lacks a Date: line'],
  [
    'a successor that does not exist',
    decision({ status: 'superseded by 099' }),
    row('superseded by 099'),
    'there is no decision 099 that supersedes it',
  ],
  [
    'itself as its successor',
    decision({ status: 'superseded by 021' }),
    row('superseded by 021'),
    'there is no decision 021 that supersedes it',
  ],
  [
    'another number in the heading',
    decision({ heading: '# 022: A folder is a store' }),
    ROW,
    'its heading lacks its number',
  ],
  ['no row', decision({}), '', 'docs/decisions/README.md has no row for it'],
  ['two rows', decision({}), `${ROW}\n${ROW}`, 'docs/decisions/README.md has 2 rows for it'],
  [
    'another status in its row',
    decision({}),
    row('amended'),
    'docs/decisions/README.md says amended, the file accepted',
  ],
  [
    'another date in its row',
    decision({}),
    row('accepted', '2026-11-22'),
    'docs/decisions/README.md says 2026-11-22, the file 2026-11-21',
  ],
  [
    'another number in its row',
    decision({}),
    ROW.replace('021', '012'),
    'docs/decisions/README.md says 012, the file 021',
  ],
  [
    'another title in its row',
    decision({}),
    ROW.replace(TITLE, 'A store'),
    'docs/decisions/README.md says A store, the file A folder is a store',
  ],
])('%s is refused', (_, text, line, why) => {
  expect(find(text, line)).toEqual([`docs/decisions/021-store.md: ${why}`]);
});

test('two decisions with the same number are refused', () => {
  const text = '# 020: Other\n\nStatus: accepted\nDate: 2026-11-21\n';
  const index = ['020-a.md', '020-b.md']
    .map((file) => `| 020 | [Other](${file}) | accepted | 2026-11-21 | why |`)
    .join('\n');
  const decisions = [
    { file: '020-a.md', text },
    { file: '020-b.md', text },
  ];
  expect(findUnfinished(decisions, index)).toEqual([
    'docs/decisions/020-b.md: another decision has its number',
  ]);
});
