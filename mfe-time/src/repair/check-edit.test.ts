import { SESSION_RULES } from '@rollcall/shared/domain';
import { checkEdit } from './check-edit.ts';
import { type EditedLog, NEW_BREAK } from './edited-log.ts';
import { TEXTS } from './texts.ts';

const ZONE = 'America/Chicago';
const NOW = Date.parse('2026-11-10T12:00:00-06:00');
const LOG: EditedLog = {
  punchIn: '2026-11-03T09:00:00',
  punchOut: '2026-11-03T17:00:00',
  breaks: [],
  reason: '',
};
const LUNCH = { ...NEW_BREAK, start: '2026-11-03T12:00', end: '2026-11-03T12:30' };
const check = (changes: Partial<EditedLog>, isOpen = false) =>
  checkEdit({ ...LOG, ...changes }, { now: NOW, zone: ZONE, isOpen });

test.each<[string, Partial<EditedLog>, number | null]>([
  ['without breaks', {}, 480],
  ['with a break', { breaks: [LUNCH] }, 450],
  ['over midnight', { punchOut: '2026-11-04T02:00' }, 1020],
])('the time worked is calculated: %s', (_title, changes, worked) => {
  expect(check(changes)).toEqual({ errors: new Map(), worked });
});

test.each<[string, Partial<EditedLog>, [string, string][]]>([
  ['no punch-out', { punchOut: '' }, [['punchOut', TEXTS.required.punchOut]]],
  ['no punch-in', { punchIn: '' }, [['punchIn', TEXTS.required.punchIn]]],
  ['out before in', { punchOut: '2026-11-03T08:00' }, [['punchOut', SESSION_RULES.outAfterIn]]],
  [
    'an empty break',
    { breaks: [NEW_BREAK] },
    [
      ['breaks.0.start', TEXTS.required.start],
      ['breaks.0.end', TEXTS.required.end],
    ],
  ],
  [
    'a break twice',
    { breaks: [LUNCH, LUNCH] },
    [['breaks.1.start', 'This overlaps another break']],
  ],
])('an invalid log has errors, and no time worked: %s', (_title, changes, errors) => {
  expect(check(changes)).toEqual({ errors: new Map(errors), worked: null });
});

test('a skipped time is named', () => {
  const { errors } = check({ punchIn: '2026-03-08T02:30', punchOut: '2026-03-08T09:00' });
  expect(errors.get('punchIn')).toMatch(/does not exist in America\/Chicago/);
});

test('an open log may stay without a punch-out, with an open break, but not in the future', () => {
  const open = { punchIn: '2026-11-10T09:00', punchOut: '' };
  const onBreak = { ...open, breaks: [{ ...NEW_BREAK, start: '2026-11-10T11:00' }] };
  expect(check(onBreak, true)).toEqual({ errors: new Map(), worked: null });
  expect(check({ ...open, punchIn: '2026-11-10T13:00' }, true).errors).toEqual(
    new Map([['punchIn', SESSION_RULES.inFuture]]),
  );
});
