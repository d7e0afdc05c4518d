import type { Shift } from '@rollcall/shared/calls';
import { FieldLayout } from '@rollcall/shared/ui';
import { Button, Input, Select } from 'antd';
import { useId } from 'react';
import { SettingsRow } from '../form/settings-row.tsx';
import type { ExampleDay } from './example.ts';
import { TEXTS as POLICY_TEXTS, EXAMPLE_TEXTS as TEXTS } from './texts.ts';
import './policy.css';

interface Props {
  readonly day: ExampleDay;
  readonly shifts: readonly Shift[];
  readonly shiftId: number | undefined;
  readonly onShift: (shift: Shift | undefined) => void;
  readonly onChange: (day: ExampleDay) => void;
}

const NO_SHIFT = 0;
const MAX_BREAKS = 4;

/** The times of the example day. A chosen shift fills them in. */
export function DayInputs({ day, shifts, shiftId, onShift, onChange }: Props) {
  const id = useId();
  const options = shifts.map(({ id: value, name }) => ({ value: value ?? 0, label: name ?? '-' }));
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its heading is the label of the day
    <div role="group" aria-label={TEXTS.day}>
      <FieldLayout label={TEXTS.shift} htmlFor={id} errors={[]}>
        <Select
          id={id}
          value={shiftId ?? NO_SHIFT}
          options={[{ value: NO_SHIFT, label: TEXTS.noShift }, ...options]}
          onChange={(value) => onShift(shifts.find((shift) => shift.id === value))}
        />
      </FieldLayout>
      <SettingsRow>
        <Time
          label={TEXTS.punchIn}
          value={day.punchIn}
          onChange={(punchIn) => onChange({ ...day, punchIn })}
        />
        <Time
          label={TEXTS.punchOut}
          value={day.punchOut}
          onChange={(punchOut) => onChange({ ...day, punchOut })}
        />
      </SettingsRow>
      <Breaks breaks={day.breaks} onChange={(breaks) => onChange({ ...day, breaks })} />
    </div>
  );
}

interface TimeProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Time({ label, value, onChange }: TimeProps) {
  const id = useId();
  return (
    <FieldLayout label={label} htmlFor={id} errors={[]}>
      <Input id={id} type="time" value={value} onChange={({ target }) => onChange(target.value)} />
    </FieldLayout>
  );
}

type Breaks = ExampleDay['breaks'];

interface BreaksProps {
  readonly breaks: Breaks;
  readonly onChange: (breaks: Breaks) => void;
}

function Breaks({ breaks, onChange }: BreaksProps) {
  const change = (index: number, changes: Partial<Breaks[number]>) =>
    onChange(breaks.map((each, at) => (at === index ? { ...each, ...changes } : each)));
  return (
    <>
      {breaks.map(({ from, to }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a break has no other name than its place
        <div key={index} className="policy-row">
          <Input
            type="time"
            aria-label={TEXTS.breakFrom(index + 1)}
            value={from}
            onChange={({ target }) => change(index, { from: target.value })}
          />
          –
          <Input
            type="time"
            aria-label={TEXTS.breakTo(index + 1)}
            value={to}
            onChange={({ target }) => change(index, { to: target.value })}
          />
          <Button
            type="link"
            aria-label={TEXTS.removeBreak(index + 1)}
            onClick={() => onChange(breaks.filter((_, at) => at !== index))}
          >
            {POLICY_TEXTS.remove}
          </Button>
        </div>
      ))}
      <Button
        size="small"
        disabled={breaks.length >= MAX_BREAKS}
        onClick={() => onChange([...breaks, { from: '', to: '' }])}
      >
        {TEXTS.addBreak}
      </Button>
    </>
  );
}
