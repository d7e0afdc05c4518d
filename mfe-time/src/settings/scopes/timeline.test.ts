import { datesText, stateOf } from './dates-text.ts';
import { timelineOf } from './timeline.ts';

const TODAY = '2026-06-15';

test.each([
  [null, null, 'Always', 'current'],
  ['2026-06-15', null, 'From Jun 15, 2026', 'current'],
  ['2026-06-16', null, 'From Jun 16, 2026', 'planned'],
  [null, '2026-06-14', 'Until Jun 14, 2026', 'past'],
  [null, '2026-06-15', 'Until Jun 15, 2026', 'current'],
  ['2026-06-01', '2026-06-02', 'Jun 01, 2026 – Jun 02, 2026', 'past'],
  ['2026-06-20', '2026-06-20', 'Jun 20, 2026', 'planned'],
])('%s to %s is %j and %s', (from, to, text, state) => {
  expect([datesText({ from, to }), stateOf({ from, to }, TODAY)]).toEqual([text, state]);
});

test('an entry without limits fills the line; today is in the middle of it', () => {
  const { bars, today } = timelineOf([{ from: null, to: null }], TODAY);
  expect(bars).toMatchObject([{ start: 0, length: 100, state: 'current' }]);
  expect(today).toBe(50);
});

test('neighbours touch, and a single day is visible', () => {
  const { bars } = timelineOf(
    [
      { from: null, to: '2026-06-14' },
      { from: '2026-06-15', to: '2026-06-15' },
      { from: '2027-06-16', to: null },
    ],
    TODAY,
  );
  const [first, day, last] = bars;
  expect(first?.length).toBeCloseTo(day?.start ?? 0);
  expect(day?.length).toBe(1);
  expect((last?.start ?? 0) + (last?.length ?? 0)).toBeCloseTo(100);
  expect(bars.map(({ state }) => state)).toEqual(['past', 'current', 'planned']);
});
