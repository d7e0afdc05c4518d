/** @jest-environment jsdom */
import { setPageContext } from '@rollcall/shared/session';
import { render } from '@testing-library/react';
import { PunchTime } from './punch-time.tsx';

const shown = (text: string | null, workDate: string | null) =>
  render(<PunchTime text={text} workDate={workDate} />).container.textContent;

test.each([
  ['2026-03-10 22:00:00', '2026-03-10', '10:00 PM'],
  ['2026-03-11 06:00:00', '2026-03-10', '06:00 AMnext day'],
  ['2026-03-09 23:50:00', '2026-03-10', '11:50 PMMar 09, 2026'],
  ['2026-03-12 01:00:00', '2026-03-10', '01:00 AMMar 12, 2026'],
  ['2026-03-12 01:00:00', null, '01:00 AM'],
  [null, '2026-03-10', '-'],
])('a punch at %s of %s is shown as %s', (text, workDate, expected) => {
  setPageContext({ capabilities: new Set(), companyZone: 'UTC-06:00' });
  expect(shown(text, workDate)).toBe(expected);
});

test('a base backend has the time only (spec §9)', () => {
  setPageContext({ capabilities: null, companyZone: null });
  expect(shown('2026-03-11 06:00:00', '2026-03-10')).toBe('06:00 AM');
});
