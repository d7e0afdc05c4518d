import type { Holiday, SuggestedHoliday } from '@rollcall/shared/calls';
import { isChosenAtFirst, propose } from './compare.ts';

const EXISTING: readonly Holiday[] = [
  { date: '2026-01-01', name: 'New Year', part: 'full' },
  { date: '2026-12-24', name: 'Eve', part: 'pm' },
];
const holiday = (
  date: string,
  name: string,
  part: SuggestedHoliday['part'] = 'full',
  kind: SuggestedHoliday['kind'] = 'public',
) => ({ date, name, part, kind });

test.each([
  ['a new one', holiday('2026-05-01', 'May Day'), { isKnown: false, replaces: undefined }, true],
  ['the same', holiday('2026-01-01', 'New Year'), { isKnown: true, replaces: undefined }, false],
  ['another name', holiday('2026-01-01', 'NY'), { isKnown: false, replaces: EXISTING[0] }, false],
  ['another part', holiday('2026-12-24', 'Eve'), { isKnown: false, replaces: EXISTING[1] }, false],
  ['of banks', holiday('2026-05-02', 'Bridge', 'am', 'bank'), { part: 'am' }, false],
])('%s', (_title, suggested, expected, isChosen) => {
  const [proposal] = propose([suggested], EXISTING);
  expect(proposal).toMatchObject(expected);
  expect(proposal && isChosenAtFirst(proposal)).toBe(isChosen);
});

test('everything of a file is chosen', () => {
  const file: readonly Holiday[] = [{ date: '2026-05-01', name: 'May Day', part: 'full' }];
  expect(propose(file, []).map(isChosenAtFirst)).toEqual([true]);
});
