import { useDepartments } from '@rollcall/shared/calls';
import { useCapability } from '@rollcall/shared/session';
import { CheckboxField, Current, formOf, PasswordInput } from '@rollcall/shared/ui';
import { Input, Select, type SelectProps } from 'antd';
import type {
  EmployeeField,
  EmployeeFieldName,
  EmployeeValues,
  FieldGroup,
} from './employee-field.ts';
import { RightsField } from './rights-field.tsx';
import './field-groups.css';

const { Field } = formOf<EmployeeValues>();

interface Props {
  readonly groups: readonly FieldGroup[];
  /** Whether a required field may be empty: a value that the backend never sent cannot be required. */
  readonly mayBeEmpty?: ((field: EmployeeField) => boolean) | undefined;
}

/** Groups of fields, in as many columns as fit. */
export function FieldGroups({ groups, mayBeEmpty }: Props) {
  return groups.map(({ title, fields, isHidden }) => {
    const group = (
      <div key={title ?? ''} className="field-groups">
        {title && <h2>{title}</h2>}
        {fields.map((field) => (
          <FieldOf key={field.name} field={field} mayBeEmpty={mayBeEmpty} />
        ))}
      </div>
    );
    if (!isHidden) return group;
    return (
      <Current<EmployeeValues> key={title ?? ''}>{(values) => !isHidden(values) && group}</Current>
    );
  });
}

interface FieldOfProps extends Pick<Props, 'mayBeEmpty'> {
  readonly field: EmployeeField;
}

function FieldOf({ field, mayBeEmpty }: FieldOfProps) {
  const { name, label, kind, rule, isRequired = false, isDisabled } = field;
  const hint = useHint(field);
  if (kind === 'checkbox') return <CheckboxField<EmployeeFieldName> name={name} label={label} />;
  if (kind === 'rights') return <RightsField name={name} label={label} />;
  const draw = (isOff: boolean) => (
    <Field
      name={name}
      label={label}
      rule={rule}
      isMarked={isRequired}
      hint={hint}
      {...(mayBeEmpty && { mayBeEmpty: () => mayBeEmpty(field) })}
    >
      {controlOf(field, isOff)}
    </Field>
  );
  if (!isDisabled) return draw(false);
  return <Current<EmployeeValues>>{(values) => draw(isDisabled(values))}</Current>;
}

function useHint({ hint, isHintOfSchedules }: EmployeeField): string | undefined {
  const hasSchedules = useCapability('working-time');
  return isHintOfSchedules && !hasSchedules ? undefined : hint;
}

function controlOf({ kind, options, isRequired = false }: EmployeeField, disabled: boolean) {
  switch (kind) {
    case 'select':
      return <Choice words={options ?? []} allowClear={!isRequired} />;
    case 'department':
      return <DepartmentChoice allowClear={!isRequired} />;
    case 'textarea':
      return <Input.TextArea rows={2} autoComplete="off" />;
    case 'password':
      return <PasswordInput autoComplete="new-password" />;
    default:
      return <Input type={kind} autoComplete="off" disabled={disabled} />;
  }
}

/** The departments of the server, or those of the specification. */
function DepartmentChoice(props: Omit<ChoiceProps, 'words'>) {
  return <Choice {...props} words={useDepartments(useCapability('working-time'))} />;
}

interface ChoiceProps extends Omit<SelectProps<string | null>, 'value' | 'onChange' | 'options'> {
  readonly words: readonly string[];
  readonly value?: string;
  readonly onChange?: (value: string) => void;
}

/** The values of spec §3 verbatim, and an unknown value of a foreign backend unchanged (design §8). */
function Choice({ words, value = '', onChange, ...select }: ChoiceProps) {
  const all = value === '' || words.includes(value) ? words : [value, ...words];
  return (
    <Select
      {...select}
      // Renders all options, so that screen readers can read them; antd would render only the visible ones.
      virtual={false}
      value={value || null}
      onChange={(chosen) => onChange?.(chosen ?? '')}
      options={all.map((word) => ({ value: word, label: word }))}
    />
  );
}
