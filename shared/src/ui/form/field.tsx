import { Form } from 'antd';
import { cloneElement, type ReactElement, type ReactNode, useContext, useEffect } from 'react';
import { errorOf, type FieldRule } from '../../domain/index.ts';
import { FieldLayout } from './field-layout.tsx';
import {
  controlId,
  errorId,
  type FieldPath,
  FormContext,
  keyOf,
  onErrors,
} from './form-context.ts';

interface ControlProps {
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
}

export interface FieldProps<Name extends string> {
  /** Name of the value, or its path in a list. */
  readonly name: Name | readonly [Name, number, string];
  readonly label: string;
  /** Its label in the summary of errors, where that must say more. */
  readonly summaryLabel?: string | undefined;
  /** What the contract accepts. */
  readonly rule?: FieldRule | undefined;
  /** An error that the rule does not cover, for example one that depends on other fields. */
  readonly check?: ((value: unknown) => string | undefined) | undefined;
  /** Whether an empty value is accepted now, although the rule requires one. */
  readonly mayBeEmpty?: (() => boolean) | undefined;
  /** Checks the field already when it loses the focus. */
  readonly isCheckedOnBlur?: boolean;
  /** Marks the field as required. */
  readonly isMarked?: boolean;
  readonly isLabelHidden?: boolean;
  /** The control is a group of controls with an accessible name of its own. */
  readonly isGroup?: boolean;
  readonly hint?: ReactNode;
  /** Other fields whose errors are shown under this one. */
  readonly alsoErrorsOf?: readonly Name[];
  /** The error is shown under another field. */
  readonly isErrorElsewhere?: boolean;
  /** The control; the form sets its id, value and `onChange`. */
  readonly children: ReactElement<ControlProps>;
}

/** A field of a form: label, control, and the error that describes the control (design §13). */
export function Field<Name extends string>(props: FieldProps<Name>) {
  const { name, label, summaryLabel = label, isGroup, isMarked, isLabelHidden, hint } = props;
  const form = useContext(FormContext);
  const path: FieldPath = typeof name === 'string' ? [name] : name;
  const key = keyOf(path);
  useEffect(() => {
    form.labels.set(key, summaryLabel);
    return () => void form.labels.delete(key);
  }, [form.labels, key, summaryLabel]);
  const paths = [
    ...(props.isErrorElsewhere ? [] : [path]),
    ...(props.alsoErrorsOf ?? []).map((other) => [other]),
  ];
  return (
    <Form.Item noStyle shouldUpdate={onErrors}>
      {({ getFieldError }) => {
        const errors = paths.flatMap((each) =>
          getFieldError([...each])
            .slice(0, 1)
            .map((text) => ({ id: errorId(form.name, each), text })),
        );
        return (
          <FieldLayout
            label={label}
            htmlFor={isGroup ? undefined : controlId(form.name, path)}
            isLabelHidden={isLabelHidden}
            isMarked={isMarked}
            errors={errors}
            hint={hint && <div id={hintId(form.name, path)}>{hint}</div>}
          >
            <Control {...props} path={path} hasHint={Boolean(hint) && errors.length === 0} />
          </FieldLayout>
        );
      }}
    </Form.Item>
  );
}

const hintId = (form: string, path: FieldPath) => `${controlId(form, path)}_hint`;

interface BoundProps<Name extends string> extends FieldProps<Name> {
  readonly path: FieldPath;
  readonly hasHint: boolean;
}

/** The control, connected to the value and the rules of its field. antd sets `aria-invalid` and links the error. */
function Control<Name extends string>(props: BoundProps<Name>) {
  const { path, rule, isMarked, isCheckedOnBlur, label, isLabelHidden, hasHint, children } = props;
  const { name, specifiedOnly } = useContext(FormContext);
  const validator = (_: unknown, value: unknown) => {
    const isOptional = props.mayBeEmpty?.() ?? false;
    const current = rule && isOptional ? { ...rule, isRequired: false } : rule;
    const error = (current && errorOf(current, value, { specifiedOnly })) ?? props.check?.(value);
    return error === undefined ? Promise.resolve() : Promise.reject(new Error(error));
  };
  const isRequired = isMarked ?? rule?.isRequired ?? false;
  return (
    <Form.Item
      noStyle
      // Keeps antd from showing the error a second time.
      help={false}
      name={[...path]}
      required={isRequired}
      rules={[{ validator }]}
      {...(isCheckedOnBlur && { validateTrigger: 'onBlur' })}
    >
      {cloneElement(children, {
        ...(isLabelHidden && { 'aria-label': label }),
        ...(hasHint && { 'aria-describedby': hintId(name, path) }),
      })}
    </Form.Item>
  );
}
