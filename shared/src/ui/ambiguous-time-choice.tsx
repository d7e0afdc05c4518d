import {
  type CompanyZone,
  chosenInstant,
  formatTime,
  instantsOf,
  toIsoWithOffset,
  wallClockOf,
} from '@rollcall/shared/domain';
import { Radio, Typography } from 'antd';
import { useId } from 'react';

const TEXTS = {
  twice: (time: string) => `${time} occurs twice on this day`,
  choices: ['First', 'Second'],
  choice: (which: string, time: string, offset: string) => `${which} (${time}, UTC${offset})`,
} as const;

interface Props {
  /** Label of the field that contains the time. */
  readonly label: string;
  /** As typed, or ISO 8601 with the chosen offset. */
  readonly time: string;
  readonly zone: CompanyZone;
  /** Id of the error message of the choice. */
  readonly errorId?: string | undefined;
  readonly onChange?: ((time: string) => void) | undefined;
}

/** Asks which instant of a repeated hour is meant (design §10). Draws nothing for a time that occurs once. */
export function AmbiguousTimeChoice({ label, time, zone, errorId, onChange }: Props) {
  const id = useId();
  const instants = readInstants(time, zone);
  if (instants.length < 2) return null;
  const chosen = chosenInstant(time, zone);
  const shown = formatTime(time);
  const options = instants.map((instant, index) => {
    const value = toIsoWithOffset(instant, zone);
    // A typographic minus sign, as in all texts for people.
    const offset = value.slice(19).replace('-', '−');
    return { value, label: TEXTS.choice(TEXTS.choices[index] ?? '', shown, offset) };
  });
  return (
    <div style={{ paddingBlock: 4 }}>
      <Typography.Text type="secondary" style={{ fontSize: 12 }}>
        {TEXTS.twice(shown)}
      </Typography.Text>
      <Radio.Group
        vertical
        name={id}
        // The label is a description, not the name: with that name, the group would be mistaken for the field.
        aria-label={TEXTS.twice(shown)}
        aria-description={label}
        aria-required
        aria-invalid={errorId !== undefined}
        aria-describedby={errorId}
        value={chosen === undefined ? undefined : toIsoWithOffset(chosen, zone)}
        options={options}
        onChange={({ target }) => onChange?.(target.value)}
      />
    </div>
  );
}

/** Empty for an unreadable time, whose field shows the error. */
function readInstants(time: string, zone: CompanyZone): readonly number[] {
  try {
    return instantsOf(wallClockOf(time), zone);
  } catch {
    return [];
  }
}
