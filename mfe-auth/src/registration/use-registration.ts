import { type RegistrationRequest, registerEmployee } from '@rollcall/shared/calls';
import { ApiError } from '@rollcall/shared/transport';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  checkRegistration,
  type RegistrationErrors,
  type RegistrationField,
  type RegistrationValues,
} from './check-registration.ts';
import { COUNTRY_CODES } from './country-codes.ts';

const EMPTY_FORM: RegistrationValues = {
  firstName: '',
  lastName: '',
  middleName: '',
  email: '',
  phone: '',
  dob: '',
  gender: '',
  password: '',
  confirmPassword: '',
};

/** State and submission of the form. A refusal is shown under the fields that it names, else under the email. */
export function useRegistration() {
  const [values, setValues] = useState(EMPTY_FORM);
  const [country, setCountry] = useState(COUNTRY_CODES[0]?.country ?? '');
  const [errors, setErrors] = useState<RegistrationErrors>({});
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: registerEmployee,
    onError: (error) => setErrors(errorsOf(error)),
  });

  function change(field: RegistrationField, value: string) {
    setValues((before) => ({ ...before, [field]: value }));
    setErrors((before) => ({ ...before, [field]: undefined }));
  }

  /** Sends the form, or returns the first invalid field. */
  function submit(): RegistrationField | undefined {
    const invalid = checkRegistration(values);
    setErrors(invalid);
    const [first] = Object.keys(invalid) as RegistrationField[];
    if (first !== undefined || isPending) return first;
    const code = COUNTRY_CODES.find((one) => one.country === country)?.code ?? '';
    // The check requires a gender, and the form offers only those of the contract.
    const gender = values.gender as RegistrationRequest['gender'];
    mutate({ ...trimmed(values), gender, phone: code + values.phone });
    return undefined;
  }

  return { values, errors, change, country, setCountry, submit, isPending, isSuccess };
}

/** Trims all typed values except the passwords. */
function trimmed(values: RegistrationValues): RegistrationValues {
  const { firstName, lastName, middleName, email } = values;
  return {
    ...values,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    middleName: middleName.trim(),
    email: email.trim(),
  };
}

function errorsOf(error: Error): RegistrationErrors {
  const named = error instanceof ApiError ? error.fields : [];
  const known = named.filter(({ field }) => field in EMPTY_FORM);
  if (known.length === 0) return { email: error.message };
  return Object.fromEntries(known.map(({ field, message }) => [field, message]));
}
