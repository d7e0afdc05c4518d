import { type CompanyZone, formatTime, instantsOf, toIsoWithOffset } from '@rollcall/shared/domain';
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
  /** The time as typed. */
  readonly text: string;
  readonly zone: CompanyZone;
  /** The chosen instant, ISO 8601 with an offset; an instant of another time counts as no choice. */
  readonly at?: string | null | undefined;
  /** Id of the error message of the choice. */
  readonly errorId?: string | undefined;
  readonly onChange?: (at: string) => void;
}

/** Asks which instant of a repeated hour is meant (design §10). Draws nothing for a time that occurs once. */
export function AmbiguousTimeChoice({ label, text, zone, at, errorId, onChange }: Props) {
  const id = useId();
  const instants = readInstants(text, zone);
  if (instants.length < 2) return null;
  const time = formatTime(text);
  const named = Date.parse(at ?? '');
  const options = instants.map((instant, index) => {
    const value = toIsoWithOffset(instant, zone);
    // A typographic minus sign, as in all texts for people.
    const offset = value.slice(19).replace('-', '−');
    return { value, label: TEXTS.choice(TEXTS.choices[index] ?? '', time, offset) };
  });
  return (
    <div style={{ paddingBlock: 4 }}>
      <Typography.Text type="secondary" style={{ fontSize: 12 }}>
        {TEXTS.twice(time)}
      </Typography.Text>
      <Radio.Group
        vertical
        name={id}
        // The label is a description, not the name: with that name, the group would be mistaken for the field.
        aria-label={TEXTS.twice(time)}
        aria-description={label}
        aria-required
        aria-invalid={errorId !== undefined}
        aria-describedby={errorId}
        value={options[instants.indexOf(named)]?.value}
        options={options}
        onChange={({ target }) => onChange?.(target.value)}
      />
    </div>
  );
}

/** Empty for an unreadable time, whose field shows the error. */
function readInstants(text: string, zone: CompanyZone): readonly number[] {
  try {
    return instantsOf(text, zone);
  } catch {
    return [];
  }
}
