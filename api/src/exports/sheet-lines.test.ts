import type { SheetDayBody, TimesheetBody } from '@rollcall/shared/contract';
import { sheetLines } from './sheet-lines.ts';

const FIGURES: SheetDayBody['figures'] = {
  status: null,
  expectedMins: 0,
  workedMins: 0,
  breakMins: 0,
  lateMins: 0,
  earlyMins: 0,
  isOver: true,
  hasLogs: false,
  isMissingOut: false,
  holiday: null,
};
const ZONE = 'America/Chicago';
const aLog = (changes: Partial<SheetDayBody['logs'][number]> = {}) => ({
  punchIn: '2026-03-09 09:00:00',
  punchOut: '2026-03-09 17:30:00',
  zone: ZONE,
  note: null,
  ...changes,
});

function linesOf(
  figures: Partial<SheetDayBody['figures']>,
  day: Partial<Pick<SheetDayBody, 'leave' | 'logs'>> = {},
) {
  const whole = { date: '2026-03-09', leave: null, logs: [], ...day };
  const sheet = { zone: ZONE, days: [{ ...whole, figures: { ...FIGURES, ...figures } }] };
  return sheetLines(sheet as unknown as TimesheetBody);
}

test('a day has a line per log, with its figures on the first', () => {
  const second = aLog({ punchIn: '2026-03-09 19:00:00', punchOut: null, note: 'Late shift' });
  const figures = { workedMins: 480, breakMins: 30, expectedMins: 480 };
  expect(linesOf(figures, { logs: [aLog(), second] })).toEqual([
    {
      day: 'Mon 09',
      punchIn: '09:00 AM',
      punchOut: '05:30 PM',
      break: '0:30',
      worked: '8:00',
      expected: '8:00',
      remarks: '',
    },
    {
      day: '',
      punchIn: '07:00 PM',
      punchOut: '',
      break: '',
      worked: '',
      expected: '',
      remarks: 'Corrected: Late shift',
    },
  ]);
});

test('a day that is not over has no expected time yet, as in the totals', () => {
  expect(linesOf({ isOver: false, expectedMins: 480 })[0]?.expected).toBe('');
});
