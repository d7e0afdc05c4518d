import type { Shift } from '@rollcall/shared/calls';
import { MAX_SHIFTS_PER_DAY } from '@rollcall/shared/contract';
import { Button, Select } from 'antd';
import { ColourSample } from '../shifts/colour-sample.tsx';
import { barsOf, dayLabel, type ShiftsById } from './cycle.ts';
import { TEXTS } from './texts.ts';
import '../shifts/shift-colour.css';
import './cycle.css';

type Days = readonly (readonly number[])[];

interface Props {
  readonly id?: string;
  readonly value?: Days;
  readonly onChange?: (days: Days) => void;
  readonly anchorDate: string;
  readonly shifts: ShiftsById;
}

/** The days of a cycle, each with a choice of its shifts and a bar for each of them. */
export function CycleEditor({ id, value = [], onChange, anchorDate, shifts }: Props) {
  const options = [...shifts.values()].map((shift) => ({
    value: shift.id,
    name: shift.name,
    title: shift.name,
    label: <ColourSample colour={shift.colour} text={shift.name} />,
  }));
  const change = (index: number, ids: readonly number[]) =>
    onChange?.(value.map((day, at) => (at === index ? inOrder(ids, shifts) : day)));
  const labelOf = (index: number) => dayLabel(index, value.length, anchorDate);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would need a legend, which the field's label is
    <div role="group" aria-label={TEXTS.days} className="cycle-editor">
      {value.map((ids, index) => {
        const label = labelOf(index);
        const above = value[index - 1];
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a day has no other name than its place
          <div key={index} className="cycle-day">
            <span>{label}</span>
            <Select<readonly number[]>
              {...(index === 0 && id !== undefined && { id })}
              mode="multiple"
              maxCount={MAX_SHIFTS_PER_DAY}
              aria-label={TEXTS.shiftsOf(label)}
              placeholder={TEXTS.dayOff}
              options={options}
              showSearch={{ optionFilterProp: 'name' }}
              value={ids}
              onChange={(chosen) => change(index, chosen)}
            />
            <Track bars={barsOf(value, index, shifts)} />
            {above && (
              <Button
                size="small"
                aria-label={TEXTS.asAboveOf(label, labelOf(index - 1))}
                onClick={() => change(index, above)}
              >
                {TEXTS.asAbove}
              </Button>
            )}
          </div>
        );
      })}
    </div>
  );
}

const Track = ({ bars }: { readonly bars: ReturnType<typeof barsOf> }) => (
  <div aria-hidden className="cycle-track">
    {bars.map(({ shift, from, to }) => (
      <span
        key={`${shift.id} ${from}`}
        className="cycle-bar shift-colour"
        data-colour={shift.colour}
        style={{ insetInlineStart: percent(from), width: percent(to - from) }}
      />
    ))}
  </div>
);

const percent = (minutes: number) => `${(minutes / (24 * 60)) * 100}%`;

/** The rule of the server: in the order of their starts. */
const inOrder = (ids: readonly number[], shifts: ShiftsById): number[] =>
  ids.toSorted((a, b) => startOf(shifts.get(a)).localeCompare(startOf(shifts.get(b))));

const startOf = (shift: Shift | undefined) => shift?.startTime ?? '';
