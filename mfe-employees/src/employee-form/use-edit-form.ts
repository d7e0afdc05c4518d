import { employeeRoleMutation, type Fields, updateEmployeeMutation } from '@rollcall/shared/calls';
import { ApiError } from '@rollcall/shared/transport';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { checkFields } from './check-fields.ts';
import { withCopies } from './copy-address.ts';
import {
  type FormErrors,
  type FormField,
  type FormTab,
  type FormValue,
  type FormValues,
  fieldsOf,
} from './form-field.ts';
import { trimmed, valuesOf } from './record-values.ts';

interface Options {
  readonly id: number;
  readonly tabs: readonly FormTab[];
  /** The record as read, unknown keys too. */
  readonly fields: Fields;
  /** Whether the record is whole: our own server's. A list row may lack what it does not show. */
  readonly isWhole: boolean;
  readonly kept: FormValues;
  readonly onSaved: (changes: FormValues) => void;
}

/**
 * What was changed of an employee, over the record as it is known now: a record that is reloaded because somebody
 * else has saved meanwhile, takes nothing of what was typed (design §9).
 */
export function useEditForm({ id, tabs, fields, isWhole, kept, onSaved }: Options) {
  const all = useMemo(() => fieldsOf(tabs), [tabs]);
  const [changes, setChanges] = useState(kept);
  const [errors, setErrors] = useState<FormErrors>({});
  const { save, ...saving } = useSave(id, fields);
  const read = valuesOf(all, fields);
  const values = { ...read, ...changes };

  function change(name: string, value: FormValue) {
    setChanges((before) => withCopies(read, { ...before, [name]: value }));
    setErrors((before) => ({ ...before, [name]: undefined }));
  }

  /** Saves, or returns the first field at fault. */
  function submit(onRefused: (field: string) => void): string | undefined {
    const isAsked = (name: string) => isWhole || name in changes || read[name] !== '';
    const broken = checkFields(all, values, isAsked);
    setErrors(broken);
    const [first] = Object.keys(broken);
    if (first !== undefined) return first;
    save(changes, read).then(
      () => onSaved(changes),
      // The mutation has raised its toast (spec §8); what belongs under a field goes there.
      (error: unknown) => {
        const refused = errorsOf(error, all);
        setErrors(refused);
        const [field] = Object.keys(refused);
        if (field !== undefined) onRefused(field);
      },
    );
    return undefined;
  }

  return {
    values,
    changes,
    errors,
    change,
    restore: setChanges,
    submit,
    ...saving,
  };
}

/** Saves what was changed of a record, and the role with a call of its own. */
function useSave(id: number, fields: Fields) {
  const update = useMutation(updateEmployeeMutation(id));
  const role = useMutation(employeeRoleMutation(id));
  return {
    async save({ role: wantedRole, ...changes }: FormValues, read: FormValues) {
      const entries = Object.entries(changes).map(([name, value]) => [name, trimmed(value)]);
      // The whole record as it was read, so that nothing of somebody else's backend is lost (design §8).
      await update.mutateAsync({ ...fields, ...Object.fromEntries(entries) });
      if (wantedRole !== undefined && wantedRole !== read.role) {
        await role.mutateAsync(String(wantedRole));
      }
    },
    isSaving: update.isPending || role.isPending,
    isStale: update.error instanceof ApiError && update.error.code === 'stale',
    staleMessage: update.error?.message ?? '',
    /** The record has been reloaded. */
    refreshed: update.reset,
  };
}

function errorsOf(error: unknown, all: readonly FormField[]): FormErrors {
  if (!(error instanceof ApiError)) return {};
  const known = error.fields.filter(({ field }) => all.some(({ name }) => name === field));
  return Object.fromEntries(known.map(({ field, message }) => [field, message]));
}
