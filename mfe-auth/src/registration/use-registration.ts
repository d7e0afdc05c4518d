import { registerEmployee } from '@rollcall/shared/calls';
import type { RegistrationInput } from '@rollcall/shared/contract';
import { ApiError } from '@rollcall/shared/transport';
import type { FieldError } from '@rollcall/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { COUNTRY_CODES, withoutBreaks } from './country-codes.ts';

/** The values of the form: the body of the call, with the phone number without the code of its country. */
export interface RegistrationValues extends RegistrationInput {
  readonly country: string;
}

/** Sends the form. A refusal is shown under the fields that it names, else under the email address. */
export function useRegistration() {
  const { mutateAsync, isPending, isSuccess, error, variables } = useMutation({
    mutationFn: registerEmployee,
  });
  return {
    send: (values: RegistrationValues) => mutateAsync(bodyOf(values)),
    isPending,
    isSuccess,
    refused: useRefused(error),
    email: variables?.email ?? '',
  };
}

/** Trims all typed values except the passwords. */
function bodyOf({ country, ...values }: RegistrationValues): RegistrationInput {
  const { firstName, lastName, middleName, email, phone } = values;
  const code = COUNTRY_CODES.find((one) => one.country === country)?.code ?? '';
  return {
    ...values,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    middleName: middleName.trim(),
    email: email.trim(),
    // A browser fills in a number without leaving the field. On a base backend the field has digits only, also 00 in front.
    phone: phone.startsWith('+') ? withoutBreaks(phone) : code + phone,
  };
}

const FIELDS: ReadonlySet<string> = new Set<keyof RegistrationInput>([
  'firstName',
  'lastName',
  'middleName',
  'email',
  'phone',
  'dob',
  'gender',
  'password',
  'confirmPassword',
]);

function useRefused(error: Error | null): readonly FieldError[] | undefined {
  return useMemo(() => {
    if (!error) return undefined;
    const known =
      error instanceof ApiError ? error.fields.filter(({ field }) => FIELDS.has(field)) : [];
    return known.length > 0 ? known : [{ field: 'email', message: error.message }];
  }, [error]);
}
