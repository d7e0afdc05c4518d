import {
  type Fields,
  meQuery,
  type ProfileChanges,
  updateMeMutation,
} from '@rollcall/shared/calls';
import { ApiError } from '@rollcall/shared/transport';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ProfileValues } from './profile-fields.ts';
import { useProfileInput } from './use-profile-input.ts';

/** The form of the own profile: sends the changed fields with the version of the record that they are based on. */
export function useProfileForm(record: Fields) {
  const client = useQueryClient();
  const { forget, changes, discard, ...input } = useProfileInput(record);
  const { mutateAsync, isPending, error, reset } = useMutation(updateMeMutation());
  const apiError = error instanceof ApiError ? error : undefined;
  const isStale = apiError?.code === 'stale';
  return {
    ...input,
    discard() {
      discard();
      reset();
    },
    async submit() {
      const { version } = record;
      const sent = changes();
      const body = { ...trimmed(sent), ...(typeof version === 'number' && { version }) };
      const received = await mutateAsync(body as ProfileChanges);
      forget(sent);
      client.setQueryData(meQuery().queryKey, received);
    },
    isSaving: isPending,
    isStale,
    refused: apiError?.fields,
    /** The message of a failure that no field shows. */
    problem: error && !isStale && !apiError?.fields.length ? error.message : undefined,
    /** Call it after the record has been reloaded. */
    refreshed: reset,
  };
}

const trimmed = (values: ProfileValues): ProfileValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.trim() : value,
    ]),
  );
