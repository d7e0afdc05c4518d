/** What stands in a form, by field: a text, or whether a box is ticked. */
export type FormValue = string | boolean;
export type FormValues = Readonly<Record<string, FormValue>>;
/** Messages under fields, by field. */
export type FormErrors = Readonly<Record<string, string | undefined>>;

/** A field of an employee as forms ask for it. */
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
  /** Of a select. */
  readonly options?: readonly string[];
  readonly isRequired?: boolean;
  readonly isDisabled?: (values: FormValues) => boolean;
}

/** Fields that belong together, with a heading where a tab has several. */
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

/** Every field of some tabs. */
export const fieldsOf = (tabs: readonly FormTab[]): readonly FormField[] =>
  tabs.flatMap(({ groups }) => groups.flatMap(({ fields }) => fields));

/** The tab that has a field. */
export const tabOf = (tabs: readonly FormTab[], name: string): string | undefined =>
  tabs.find((tab) => fieldsOf([tab]).some((field) => field.name === name))?.key;
