import { createContext } from 'react';

/** The path of a field's value: its name, or for a list the list's name, an index and a name. */
export type FieldPath = readonly (string | number)[];

export interface FormContextValue {
  /** Prefix of the ids of the controls. */
  readonly name: string;
  /** Whether only the rules of the specification apply, as on a base backend. */
  readonly specifiedOnly: boolean;
  /** Labels of the fields by path, for the summary of errors. */
  readonly labels: Map<string, string>;
  /** Makes a field visible and focuses it. */
  readonly show: (path: FieldPath) => void;
}

export const FormContext = createContext<FormContextValue>({
  name: '',
  specifiedOnly: false,
  labels: new Map(),
  show: () => undefined,
});

/** A path as one string, as servers name fields in errors: `rows.0.punchIn`. */
export const keyOf = (path: FieldPath): string => path.join('.');

/** The id that antd gives the control of a field. */
export const controlId = (form: string, path: FieldPath): string => [form, ...path].join('_');

/** Fields in the order of their controls in the page; those that are not rendered come last. */
export function inPageOrder<F extends { readonly name: FieldPath }>(
  form: string,
  fields: readonly F[],
): F[] {
  const controls = new Map(
    fields.map((field) => [field, document.getElementById(controlId(form, field.name))]),
  );
  return fields.toSorted((a, b) => {
    const [first, second] = [controls.get(a), controls.get(b)];
    if (!first || !second) return Number(!first) - Number(!second);
    const isFirst = first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING;
    return isFirst ? -1 : 1;
  });
}

/** The id of a field's error message, which antd links to the control. */
export const errorId = (form: string, path: FieldPath): string => `${controlId(form, path)}_help`;

/**
 * For antd's `shouldUpdate`: renders again when errors may have changed, not on each key. antd passes the same values
 * before and after such an event.
 */
export const onErrors = (before: unknown, after: unknown): boolean => before === after;
