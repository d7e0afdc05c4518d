import { BREAK_RULES, checkBreaks } from './check-breaks.ts';

const at = (time: string) => Date.parse(`2026-03-02T${time}Z`);
const NOW = at('18:00');
const closed = { punchIn: at('09:00'), punchOut: at('17:00') };
const open = { punchIn: at('09:00'), punchOut: null };
const span = (start: string, end: string | null) => ({
  start: at(start),
  end: end === null ? null : at(end),
});

test.each([
  ['none', closed, []],
  ['one inside', closed, [span('12:00', '12:30')]],
  ['two that touch', closed, [span('12:00', '12:30'), span('12:30', '13:00')]],
  ['as long as the log', closed, [span('09:00', '17:00')]],
  ['an open one of an open log', open, [span('12:00', '12:30'), span('17:00', null)]],
])('breaks are accepted: %s', (_title, log, breaks) => {
  expect(checkBreaks(log, breaks, NOW)).toEqual([]);
});

test.each([
  ['ends before it starts', closed, span('12:30', '12:00'), 'end', BREAK_RULES.endAfterStart],
  ['has no length', closed, span('12:00', '12:00'), 'end', BREAK_RULES.endAfterStart],
  ['starts before the log', closed, span('08:59', '09:30'), 'start', BREAK_RULES.beforeIn],
  ['ends after the log', closed, span('16:30', '17:01'), 'end', BREAK_RULES.afterOut],
  ['has no end in a closed log', closed, span('12:00', null), 'end', BREAK_RULES.noEnd],
  ['starts in the future', open, span('18:01', null), 'start', BREAK_RULES.inFuture],
  ['ends in the future', open, span('17:01', '18:01'), 'end', BREAK_RULES.inFuture],
])('a break is refused that %s', (_title, log, item, field, message) => {
  expect(checkBreaks(log, [item], NOW)).toEqual([{ index: 0, field, message }]);
});

test.each([
  ['inside another', closed, [span('12:00', '13:00'), span('12:15', '12:30')], BREAK_RULES.overlap],
  ['the same twice', closed, [span('12:00', '13:00'), span('12:00', '13:00')], BREAK_RULES.overlap],
  ['after an open one', open, [span('12:00', null), span('13:00', '13:30')], BREAK_RULES.overlap],
  ['two open ones', open, [span('12:00', null), span('13:00', null)], BREAK_RULES.severalOpen],
])('the second break is refused: %s', (_title, log, breaks, message) => {
  expect(checkBreaks(log, breaks, NOW)).toMatchObject([{ index: 1, message }]);
});

test('a break that overlaps another and ends late breaks a rule in each field', () => {
  const breaks = [span('16:00', '17:00'), span('16:30', '17:30')];
  expect(checkBreaks(closed, breaks, NOW)).toEqual([
    { index: 1, field: 'start', message: BREAK_RULES.overlap },
    { index: 1, field: 'end', message: BREAK_RULES.afterOut },
  ]);
});
