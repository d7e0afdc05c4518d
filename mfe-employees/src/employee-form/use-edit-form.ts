import {
  employeeRightsMutation,
  employeeRoleMutation,
  type Fields,
  makeIdempotencyKeys,
  updateEmployeeMutation,
} from '@rollcall/shared/calls';
import type { Role } from '@rollcall/shared/contract';
import { usePageContext, useSession } from '@rollcall/shared/session';
import { ApiError } from '@rollcall/shared/transport';
import { formOf, useFormDraft } from '@rollcall/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { copiedAddress } from './copy-address.ts';
import { editDraft } from './drafts.ts';
import {
  type EmployeeField,
  type EmployeeValues,
  type FormTab,
  fieldsOf,
} from './employee-field.ts';
import { withExitDate } from './exit-date.ts';
import { splitRights } from './join-rights.ts';
import { trimmed, valuesOf } from './record-values.ts';

const { useForm } = formOf<EmployeeValues>();

interface Options {
  readonly id: number;
  readonly tabs: readonly FormTab[];
  /** The record as received, including unknown keys. */
  readonly fields: Fields;
  /** Whether the record is complete, as from our own server. A list row may lack fields that the list does not show. */
  readonly isComplete: boolean;
  readonly onSaved: (changes: EmployeeValues) => void;
}

/**
 * The form of an employee: unsaved changes on top of the current record. Reloading the record after a conflict keeps the
 * changes (design §9), and so does closing the dialog.
 */
export function useEditForm({ id, tabs, fields, isComplete, onSaved }: Options) {
  const form = useForm();
  const saved = useMemo(() => valuesOf(fieldsOf(tabs), fields), [tabs, fields]);
  const draft = useFormDraft<EmployeeValues>(editDraft(id), { survivesClosing: true });
  const changes = useRef(draft.unsaved ?? {});
  const { save, ...saving } = useSave(id, fields);
  const isOwn = useSession(({ user }) => user?.id === id);

  function setChanges(changed: EmployeeValues) {
    changes.current = changed;
    draft.keep(Object.keys(changed).length > 0 ? changed : undefined);
  }
  const showRecord = useEffectEvent((record: EmployeeValues) =>
    form.setFieldsValue({ ...record, ...changes.current }),
  );
  useEffect(() => showRecord(saved), [saved]);

  return {
    form,
    saved,
    initialValues: { ...saved, ...draft.unsaved },
    offer: draft.offer,
    restore(restored: EmployeeValues) {
      setChanges(restored);
      form.setFieldsValue({ ...saved, ...restored });
    },
    discard(onCancel: () => void) {
      draft.keep(undefined);
      onCancel();
    },
    edit(edited: EmployeeValues) {
      const copies = {
        ...copiedAddress({ ...saved, ...changes.current, ...edited }),
        ...withExitDate(edited, saved, changes.current, isOwn),
      };
      setChanges({ ...changes.current, ...edited, ...copies });
      form.setFieldsValue(copies);
    },
    /** A value that the backend never sent cannot be required. */
    mayBeEmpty: ({ name }: EmployeeField) =>
      !isComplete && !(name in changes.current) && saved[name] === '',
    submit: async () => {
      const sent = changes.current;
      await save(sent, saved);
      draft.keep(undefined);
      onSaved(sent);
    },
    ...saving,
  };
}

/** Saves the changes to a record, and role and rights with calls of their own. */
function useSave(id: number, fields: Fields) {
  const [keyOf] = useState(makeIdempotencyKeys);
  const isBase = usePageContext(({ capabilities }) => capabilities === null);
  const update = useMutation(updateEmployeeMutation(id, isBase ? undefined : keyOf));
  const role = useMutation(employeeRoleMutation(id));
  const rights = useMutation(employeeRightsMutation(id));
  const error = update.error ?? role.error ?? rights.error;
  return {
    async save(
      { role: newRole, rights: newRights, ...changes }: EmployeeValues,
      saved: EmployeeValues,
    ) {
      const entries = Object.entries(changes)
        .filter(([name, value]) => name !== 'effectiveDate' || value !== '')
        .map(([name, value]) => [name, trimmed(value)]);
      // Sends all received fields, so that a foreign backend loses no data (design §8).
      await update.mutateAsync({ received: fields, changes: Object.fromEntries(entries) });
      if (newRole !== undefined && newRole !== saved.role) {
        await role.mutateAsync(newRole as Role);
      }
      if (newRights !== undefined && newRights !== saved.rights) {
        await rights.mutateAsync(splitRights(String(newRights)));
      }
    },
    isSaving: update.isPending || role.isPending || rights.isPending,
    isStale: update.error instanceof ApiError && update.error.code === 'stale',
    staleMessage: update.error?.message ?? '',
    /** Errors of fields; the mutation has shown its toast (spec §8). */
    refused: error instanceof ApiError ? error.fields : undefined,
    /** Call it after the record has been reloaded. */
    refreshed: update.reset,
  };
}
