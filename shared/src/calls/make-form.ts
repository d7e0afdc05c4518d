import type { CallName, FieldsOf, FormOf } from '@rollcall/shared/transport';

type Fields = Readonly<Record<string, File | string | boolean | undefined>>;

/**
 * The multipart form of a call, from fields that its schema has: `makeForm<'upload'>({ file })`. A flag is sent as
 * `true` or `false`, an undefined field not at all.
 */
export function makeForm<Name extends CallName>(fields: FieldsOf<Name>): FormOf<Name> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields as Fields)) {
    if (value === undefined) continue;
    form.append(name, value instanceof File ? value : String(value));
  }
  return form as FormOf<Name>;
}
