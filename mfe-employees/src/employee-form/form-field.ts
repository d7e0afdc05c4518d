/** The value of a form field: a string, or whether a checkbox is checked. */
export type FormValue = string | boolean;
export type FormValues = Readonly<Record<string, FormValue>>;
/** Error messages by field. */
export type FormErrors = Readonly<Record<string, string | undefined>>;

/** A field of an employee in a form. */
export interface FormField {
  /** Its name in a record (spec §3). */
  readonly name: string;
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
    | 'checkbox';
  /** Values of a select. */
  readonly options?: readonly string[];
  readonly isRequired?: boolean;
  readonly isDisabled?: (values: FormValues) => boolean;
}

/** Related fields, with a heading if a tab has several groups. */
export interface FieldGroup {
  readonly title?: string;
  readonly fields: readonly FormField[];
  readonly isHidden?: (values: FormValues) => boolean;
}

export interface FormTab {
  readonly key: string;
  readonly label: string;
  readonly groups: readonly FieldGroup[];
}

/** All fields of the given tabs. */
export const fieldsOf = (tabs: readonly FormTab[]): readonly FormField[] =>
  tabs.flatMap(({ groups }) => groups.flatMap(({ fields }) => fields));

/** Key of the tab that contains a field. */
export const tabOf = (tabs: readonly FormTab[], name: string): string | undefined =>
  tabs.find((tab) => fieldsOf([tab]).some((field) => field.name === name))?.key;
