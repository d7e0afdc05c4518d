import { createEmployeeMutation } from '@rollcall/shared/calls';
import { useCapability } from '@rollcall/shared/session';
import { ApiError } from '@rollcall/shared/transport';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { checkFields } from './check-fields.ts';
import { withCopiedAddress } from './copy-address.ts';
import { type FormErrors, type FormValue, type FormValues, fieldsOf } from './form-field.ts';
import {
  EMPTY_REGISTRATION,
  type RegistrationFiles,
  registrationBody,
} from './registration-body.ts';
import { REGISTER_TABS } from './tabs.ts';

const ALL = fieldsOf(REGISTER_TABS);

/** State and submission of the register form (spec §4, §5). */
export function useRegistrationForm(onRegistered: () => void) {
  const isFull = useCapability('register.full');
  const [changes, setChanges] = useState<FormValues>({});
  const [files, setFiles] = useState<RegistrationFiles>({});
  const [errors, setErrors] = useState<FormErrors>({});
  const [isAttempted, setIsAttempted] = useState(false);
  const create = useMutation(createEmployeeMutation());
  const values = { ...EMPTY_REGISTRATION, ...changes };

  return {
    isFull,
    values,
    changes,
    files,
    errors,
    isSaving: create.isPending,
    /** Message of the banner (spec §8). */
    failure: create.error?.message,
    restore: setChanges,
    change(name: string, value: FormValue) {
      setChanges((before) => withCopiedAddress(EMPTY_REGISTRATION, { ...before, [name]: value }));
      setErrors((before) => ({ ...before, [name]: undefined }));
    },
    attach: (name: string, file: File | undefined) =>
      setFiles((before) => ({ ...before, [name]: file })),
    /** The first invalid field of the current tab, which prevents leaving it once a submit was tried (spec §4). */
    validateBeforeLeaving(key: string): string | undefined {
      if (!isAttempted) return undefined;
      const tab = REGISTER_TABS.filter((each) => each.key === key);
      const invalid = checkFields(fieldsOf(tab), values);
      setErrors((before) => ({ ...before, ...invalid }));
      return Object.keys(invalid)[0];
    },
    /** Sends the form, or returns the first invalid field. */
    submit(onRefused: (name: string) => void): string | undefined {
      setIsAttempted(true);
      const invalid = checkFields(ALL, values);
      setErrors(invalid);
      const [first] = Object.keys(invalid);
      if (first !== undefined) return first;
      create.mutate(registrationBody(values, files, isFull), {
        onSuccess: onRegistered,
        onError(error) {
          const refused = refusedFields(error);
          setErrors(refused);
          const [name] = Object.keys(refused);
          if (name !== undefined) onRefused(name);
        },
      });
      return undefined;
    },
  };
}

function refusedFields(error: Error): FormErrors {
  if (!(error instanceof ApiError)) return {};
  const known = error.fields.filter(({ field }) => ALL.some(({ name }) => name === field));
  return Object.fromEntries(known.map(({ field, message }) => [field, message]));
}
