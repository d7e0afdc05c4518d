import { checkDateBounds } from '@rollcall/shared/domain';
import { CheckboxField, Current, formOf, useToday } from '@rollcall/shared/ui';
import { Input, Select } from 'antd';
import { GROUPS, type ProfileField, type ProfileValues } from './profile-fields.ts';

const { Field } = formOf<ProfileValues>();

type FormField = (typeof GROUPS)[number]['fields'][number];

/** The groups of fields, in as many columns as fit. */
export function DetailFields() {
  return GROUPS.map(({ title, fields, isHidden }) => {
    const group = (
      <fieldset key={title} className="profile-fields">
        <legend>{title}</legend>
        {fields.map((field) => (
          <FieldOf key={field.name} field={field} />
        ))}
      </fieldset>
    );
    if (!isHidden) return group;
    return <Current<ProfileValues> key={title}>{(values) => !isHidden(values) && group}</Current>;
  });
}

function FieldOf({ field }: { readonly field: FormField }) {
  const { name, label, kind, rule } = field;
  const today = useToday();
  if (kind === 'checkbox') return <CheckboxField<ProfileField> name={name} label={label} />;
  return (
    <Field
      name={name}
      label={label}
      rule={rule}
      check={(value) =>
        kind === 'date' ? checkDateBounds({ [name]: value }, today)[0]?.message : undefined
      }
    >
      {controlOf(field)}
    </Field>
  );
}

function controlOf({ kind, options = [], autoComplete = 'off' }: FormField) {
  switch (kind) {
    case 'select':
      return <Choice words={options} />;
    case 'textarea':
      return <Input.TextArea rows={2} autoComplete="off" />;
    default:
      return <Input type={kind} autoComplete={autoComplete} />;
  }
}

interface ChoiceProps {
  readonly words: readonly string[];
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (value: string) => void;
}

/** A value that is not offered, such as one of an earlier release, is shown unchanged. */
function Choice({ words, value = '', onChange, ...select }: ChoiceProps) {
  const all = value === '' || words.includes(value) ? words : [value, ...words];
  return (
    <Select
      {...select}
      allowClear
      // Renders all options, so that screen readers can read them; antd would render only the visible ones.
      virtual={false}
      value={value || null}
      onChange={(chosen) => onChange?.(chosen ?? '')}
      options={all.map((word) => ({ value: word, label: word }))}
    />
  );
}
