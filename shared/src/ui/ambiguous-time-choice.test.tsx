/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AmbiguousTimeChoice } from './ambiguous-time-choice.tsx';
import { ZoneNote } from './index.ts';

interface ChoiceProps {
  readonly time: string;
  readonly zone?: string;
}

function draw({ time: first, zone = 'America/Chicago' }: ChoiceProps) {
  const chosen: string[] = [];
  function Page() {
    const [time, setTime] = useState(first);
    const onChange = (next: string) => {
      chosen.push(next);
      setTime(next);
    };
    return <AmbiguousTimeChoice label="Punch Out" time={time} zone={zone} onChange={onChange} />;
  }
  render(<Page />);
  return { chosen, user: userEvent.setup() };
}

const TWICE = '2026-11-01T01:30';
const choices = () => screen.queryAllByRole('radio') as HTMLInputElement[];

test.each([
  ['a time that occurs once', { time: '2026-11-01T02:30' }],
  ['a skipped time', { time: '2026-03-08T02:30' }],
  ['an incomplete time', { time: '' }],
  ['a fixed offset', { time: TWICE, zone: 'UTC-06:00' }],
])('there is no choice for %s', (_, props) => {
  draw(props);
  expect(choices()).toEqual([]);
});

test('the two instants are distinguished by their offsets, and none is chosen', () => {
  draw({ time: TWICE });
  const group = screen.getByRole('radiogroup', {
    name: '01:30 AM occurs twice on this day',
  });
  expect(group).toHaveAttribute('aria-description', 'Punch Out');
  expect(group).toBeRequired();
  expect(screen.getByText('01:30 AM occurs twice on this day')).toBeVisible();
  expect(choices().map(({ labels }) => labels?.[0]?.textContent)).toEqual([
    'First (01:30 AM, UTC−05:00)',
    'Second (01:30 AM, UTC−06:00)',
  ]);
  expect(choices().some(({ checked }) => checked)).toBe(false);
});

test('the choice is reported as an instant, also by keyboard', async () => {
  const { chosen, user } = draw({ time: TWICE });
  await user.click(screen.getByRole('radio', { name: /^Second/ }));
  await user.keyboard('{ArrowUp}');
  expect(chosen).toEqual(['2026-11-01T01:30:00-06:00', '2026-11-01T01:30:00-05:00']);
  expect(screen.getByRole('radio', { name: /^First/ })).toBeChecked();
});

test.each([
  ['2026-11-01T01:30:00-06:00', [false, true]],
  ['2026-11-01T01:30:00-05:00', [true, false]],
  ['2026-11-01T01:30:00+01:00', [false, false]],
])('the choice of %s is the one that has its offset', (time, expected) => {
  draw({ time });
  expect(choices().map(({ checked }) => checked)).toEqual(expected);
});

test('half an hour is repeated on Lord Howe Island', () => {
  draw({ time: '2026-04-05T01:45', zone: 'Australia/Lord_Howe' });
  expect(screen.getByRole('radio', { name: 'Second (01:45 AM, UTC+10:30)' })).toBeVisible();
});

test.each([
  ['the company’s zone', 'UTC-06:00', 'UTC-06:00', ''],
  ['another zone', 'America/Chicago', 'UTC-06:00', 'Chicago time'],
  ['a base backend', 'America/Chicago', null, ''],
  ['no zone', null, 'UTC-06:00', ''],
])('the note for %s, %s in a company in %s, is %j', (_, zone, companyZone, text) => {
  const { container } = render(<ZoneNote zone={zone} companyZone={companyZone} />);
  expect(container).toHaveTextContent(text === '' ? /^$/ : text);
});
