import type { EmployeeUpdateInput, NewEmployeeInput } from '@rollcall/shared/contract';
import type { FieldRule } from '@rollcall/shared/domain';

/** A field of the forms: its name in the calls that save an employee, or role and rights, which have calls of their own. */
export type EmployeeFieldName =
  | keyof EmployeeUpdateInput
  | keyof NewEmployeeInput
  | 'role'
  | 'rights';

/** The values of a form: texts, and whether a checkbox is checked. */
export type EmployeeValues = { [Name in EmployeeFieldName]?: string | boolean };

/** A field of an employee in a form. */
export interface EmployeeField {
  readonly name: EmployeeFieldName;
  readonly label: string;
  readonly kind:
    | 'text'
    | 'email'
    | 'tel'
    | 'date'
    | 'time'
    | 'password'
    | 'textarea'
    | 'select'
    | 'department'
    | 'rights'
    | 'checkbox';
  readonly rule?: FieldRule | undefined;
  /** Values of a select. */
  readonly options?: readonly string[];
  readonly hint?: string;
  /** The hint is shown only where employees have work schedules. */
  readonly isHintOfSchedules?: boolean;
  readonly isRequired?: boolean;
  readonly isDisabled?: (values: EmployeeValues) => boolean;
}

/** Related fields, with a heading if a tab has several groups. */
export interface FieldGroup {
  readonly title?: string;
  readonly fields: readonly EmployeeField[];
  readonly isHidden?: (values: EmployeeValues) => boolean;
}

export interface FormTab {
  readonly key: string;
  readonly label: string;
  readonly groups: readonly FieldGroup[];
}

/** All fields of the given tabs. */
export const fieldsOf = (tabs: readonly FormTab[]): readonly EmployeeField[] =>
  tabs.flatMap(({ groups }) => groups.flatMap(({ fields }) => fields));

/** Key of the tab that contains a field. */
export const tabOf = (tabs: readonly FormTab[], name: string): string | undefined =>
  tabs.find((tab) => fieldsOf([tab]).some((field) => field.name === name))?.key;
