import { Form, Input, type InputProps } from 'antd';
import { useContext } from 'react';
import type { CompanyZone } from '../../domain/index.ts';
import { AmbiguousTimeChoice } from '../ambiguous-time-choice.tsx';
import { Field, type FieldProps } from './field.tsx';
import { errorId, type FieldPath, FormContext } from './form-context.ts';

interface Props<Name extends string>
  extends Pick<FieldProps<Name>, 'name' | 'label' | 'summaryLabel' | 'check' | 'isLabelHidden'> {
  /** The zone of the time; null on a base backend, where no choice is offered. */
  readonly zone: CompanyZone | null;
  /** Id of what distinguishes the field from others with the same label. */
  readonly describedBy?: string;
}

/**
 * A date and time. For a time that occurs twice it asks which instant is meant, which the form has under the same name
 * with `At` (design §10).
 */
export function TimeField<Name extends string>({ zone, describedBy, ...props }: Props<Name>) {
  const form = useContext(FormContext);
  const path: FieldPath = typeof props.name === 'string' ? [props.name] : props.name;
  const choice = zone !== null && (
    <Form.Item noStyle shouldUpdate>
      {({ getFieldValue, getFieldError }) => (
        <Form.Item name={atPath(path)} noStyle valuePropName="at">
          <AmbiguousTimeChoice
            label={props.label}
            text={getFieldValue([...path]) ?? ''}
            zone={zone}
            errorId={getFieldError([...path]).length > 0 ? errorId(form.name, path) : undefined}
          />
        </Form.Item>
      )}
    </Form.Item>
  );
  return (
    <Field<Name> {...props} below={choice}>
      <TimeInput about={describedBy} />
    </Field>
  );
}

interface TimeInputProps extends InputProps {
  readonly about: string | undefined;
}

/** Keeps its own description when antd sets the error as the description. */
function TimeInput({ about, ...props }: TimeInputProps) {
  const ids = [about, props['aria-describedby']].filter(Boolean).join(' ');
  return <Input {...props} type="datetime-local" aria-describedby={ids || undefined} />;
}

const atPath = (path: FieldPath) => [...path.slice(0, -1), `${path.at(-1)}At`];
