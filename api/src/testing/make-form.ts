import type { Call, CallFields, CallForm } from '@rollcall/shared/contract';

type Fields = Readonly<Record<string, File | string | boolean | undefined>>;

/**
 * The multipart form of a call, from fields that its schema has: `makeForm<typeof upload>({ file })`. A flag is sent as
 * `true` or `false`, an undefined field not at all.
 */
export function makeForm<C extends Call & { readonly isForm: true }>(
  fields: CallFields<C>,
): CallForm<C> {
  return makeUncheckedForm(fields as Fields) as CallForm<C>;
}

/** A multipart form with any fields, for a request that is invalid on purpose. */
export function makeUncheckedForm(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    form.append(name, value instanceof File ? value : String(value));
  }
  return form;
}
