import { type CompanyZone, formatTime, instantsOf, toIsoWithOffset } from '@rollcall/shared/domain';
import { Radio, Typography } from 'antd';
import { useId } from 'react';

const TEXTS = {
  twice: (time: string) => `${time} occurs twice on this day`,
  choices: ['First', 'Second'],
  choice: (which: string, time: string, offset: string) => `${which} (${time}, UTC${offset})`,
} as const;

interface Props {
  /** The field whose time it is, as its label names it. */
  readonly label: string;
  /** The time as it is typed. */
  readonly text: string;
  readonly zone: CompanyZone;
  /** The instant chosen, ISO 8601 with an offset; nothing is chosen without one, or with one of another time. */
  readonly at: string | null | undefined;
  /** Id of the message that says what is wrong with the choice. */
  readonly errorId?: string | undefined;
  readonly onChange: (at: string) => void;
}

/** Asks which of two equal times is meant (design §10). Draws nothing where the zone's clocks showed the text once. */
export function TwiceChoice({ label, text, zone, at, errorId, onChange }: Props) {
  const id = useId();
  const instants = readInstants(text, zone);
  if (instants.length < 2) return null;
  const time = formatTime(text);
  const named = Date.parse(at ?? '');
  const options = instants.map((instant, index) => {
    const value = toIsoWithOffset(instant, zone);
    // A minus sign, as in every other text that people read.
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
        // The field describes the group: in its name it would be found as the field itself.
        aria-label={TEXTS.twice(time)}
        aria-description={label}
        aria-required
        aria-invalid={errorId !== undefined}
        aria-describedby={errorId}
        value={options[instants.indexOf(named)]?.value}
        options={options}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

/** None for a time that nobody can read: its field says so. */
function readInstants(text: string, zone: CompanyZone): readonly number[] {
  try {
    return instantsOf(text, zone);
  } catch {
    return [];
  }
}
