import { Input, type InputProps } from 'antd';
import { useRef } from 'react';
import { type CompanyZone, wallClockOf } from '../../domain/index.ts';
import { AmbiguousTimeChoice } from '../ambiguous-time-choice.tsx';
import { Field, type FieldProps } from './field.tsx';

interface Props<Name extends string>
  extends Pick<FieldProps<Name>, 'name' | 'label' | 'summaryLabel' | 'check' | 'isLabelHidden'> {
  /** The zone of the time; null on a base backend, where no choice is offered. */
  readonly zone: CompanyZone | null;
  /** Id of what distinguishes the field from others with the same label. */
  readonly describedBy?: string;
}

/**
 * A date and time. Its value is what was typed, `YYYY-MM-DDTHH:mm`, or the time that the form had, ISO 8601 with an offset. For
 * a time that occurs twice it asks which one is meant, and the value has the offset of that one (design §10).
 */
export function TimeField<Name extends string>({ zone, describedBy, ...props }: Props<Name>) {
  return (
    <Field<Name> {...props}>
      <TimeInput about={describedBy} zone={zone} label={props.label} />
    </Field>
  );
}

interface TimeInputProps extends Omit<InputProps, 'value' | 'onChange'> {
  readonly zone: CompanyZone | null;
  readonly about: string | undefined;
  readonly label: string;
  readonly value?: string;
  readonly onChange?: (time: string) => void;
}

/** Keeps its own description when antd sets the error as the description. */
function TimeInput({ about, zone, label, value = '', onChange, ...props }: TimeInputProps) {
  const error = props['aria-describedby'];
  const ids = [about, error].filter(Boolean).join(' ');
  /** Earlier values with an offset, by their texts: a time that is typed again is not asked again. */
  const known = useRef(new Map<string, string>());
  const type = (text: string) => {
    const hasOffset = wallClockOf(value).length < value.length;
    if (hasOffset) known.current.set(inputText(value), value);
    onChange?.(known.current.get(text) ?? text);
  };
  return (
    <>
      <Input
        {...props}
        type="datetime-local"
        value={inputText(value)}
        aria-describedby={ids || undefined}
        onChange={({ target }) => type(target.value)}
      />
      {zone !== null && (
        <AmbiguousTimeChoice
          label={label}
          time={value}
          zone={zone}
          errorId={props['aria-invalid'] ? error : undefined}
          onChange={onChange}
        />
      )}
    </>
  );
}

/** A time as a value of a date-time input: without offset, and without seconds, as times are shown everywhere. */
const inputText = (time: string) => wallClockOf(time).replace(' ', 'T').slice(0, 16);
