import { employeeRoleMutation, type Fields, updateEmployeeMutation } from '@rollcall/shared/calls';
import type { Role } from '@rollcall/shared/contract';
import { ApiError } from '@rollcall/shared/transport';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { checkFields } from './check-fields.ts';
import { withCopiedAddress } from './copy-address.ts';
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
  /** The record as received, including unknown keys. */
  readonly fields: Fields;
  /** Whether the record is complete, as from our own server. A list row may lack fields that the list does not show. */
  readonly isComplete: boolean;
  /** Unsaved changes from before the dialog was last closed. */
  readonly unsaved: FormValues;
  readonly onSaved: (changes: FormValues) => void;
}

/**
 * The form state: unsaved changes on top of the current record. Reloading the record after a conflict keeps the changes
 * (design §9).
 */
export function useEditForm({ id, tabs, fields, isComplete, unsaved, onSaved }: Options) {
  const all = useMemo(() => fieldsOf(tabs), [tabs]);
  const [changes, setChanges] = useState(unsaved);
  const [errors, setErrors] = useState<FormErrors>({});
  const { save, ...saving } = useSave(id, fields);
  const saved = valuesOf(all, fields);
  const values = { ...saved, ...changes };

  function change(name: string, value: FormValue) {
    setChanges((before) => withCopiedAddress(saved, { ...before, [name]: value }));
    setErrors((before) => ({ ...before, [name]: undefined }));
  }

  /** Saves, or returns the first invalid field. */
  function submit(onRefused: (field: string) => void): string | undefined {
    const isChecked = (name: string) => isComplete || name in changes || saved[name] !== '';
    const invalid = checkFields(all, values, isChecked);
    setErrors(invalid);
    const [first] = Object.keys(invalid);
    if (first !== undefined) return first;
    save(changes, saved).then(
      () => onSaved(changes),
      // The mutation has shown its toast (spec §8); errors of fields are shown under them.
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

/** Saves the changes to a record, and the role with a separate call. */
function useSave(id: number, fields: Fields) {
  const update = useMutation(updateEmployeeMutation(id));
  const role = useMutation(employeeRoleMutation(id));
  return {
    async save({ role: newRole, ...changes }: FormValues, saved: FormValues) {
      const entries = Object.entries(changes).map(([name, value]) => [name, trimmed(value)]);
      // Sends all received fields, so that a foreign backend loses no data (design §8).
      await update.mutateAsync({ received: fields, changes: Object.fromEntries(entries) });
      if (newRole !== undefined && newRole !== saved.role) {
        await role.mutateAsync(newRole as Role);
      }
    },
    isSaving: update.isPending || role.isPending,
    isStale: update.error instanceof ApiError && update.error.code === 'stale',
    staleMessage: update.error?.message ?? '',
    /** Call it after the record has been reloaded. */
    refreshed: update.reset,
  };
}

function errorsOf(error: unknown, all: readonly FormField[]): FormErrors {
  if (!(error instanceof ApiError)) return {};
  const known = error.fields.filter(({ field }) => all.some(({ name }) => name === field));
  return Object.fromEntries(known.map(({ field, message }) => [field, message]));
}
