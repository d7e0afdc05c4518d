import type { BodyOf, RowOf } from '@rollcall/shared/transport';
import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { makeForm } from './make-form.ts';
import type { Fields } from './reading/fields.ts';
import { request, requestOwn } from './request.ts';
import type { Upload } from './uploads.ts';
import { writeMutation } from './write.ts';

/**
 * The user's own record (capability `profile`). It is never refetched automatically, since it must not change during an
 * edit. Failure: 'Failed to fetch your profile'.
 */
export const meQuery = () =>
  queryOptions({
    queryKey: ['me'],
    queryFn: ({ signal }): Promise<Fields> => requestOwn(ENDPOINTS.getMe, 'getMe', { signal }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** The fields of the own record that a user may change, and the version that the change is based on. */
export type ProfileChanges = BodyOf<'updateMe'>;

/**
 * Saves the user's own record and returns it. With `version`, a change based on a stale record is 409 `stale`; the form
 * shows errors. Failure: 'Failed to update your profile'.
 */
export const updateMeMutation = () =>
  writeMutation('updateMe', {
    mutationFn: (body: ProfileChanges): Promise<Fields> =>
      requestOwn(ENDPOINTS.updateMe, 'updateMe', { body }),
    toastFailure: false,
    success: { text: 'Profile saved', tone: 'success' },
  });

/** Replaces the user's photo and returns their record. The page shows a failure: 'Failed to upload image'. */
export const updateMyPhotoMutation = () =>
  writeMutation('updateMyPhoto', {
    mutationFn: ({ file, name, onProgress }: Upload): Promise<Fields> => {
      const body = makeForm<'updateMyPhoto'>({ file: new File([file], name, { type: file.type }) });
      const options = { body, ...(onProgress && { onProgress }) };
      return requestOwn(ENDPOINTS.updateMyPhoto, 'uploadFile', options);
    },
    toastFailure: false,
    success: { text: 'Photo saved', tone: 'success' },
  });

/** Removes the user's photo and returns their record. Failure: 'Failed to remove your photo'. */
export const deleteMyPhotoMutation = () =>
  writeMutation('deleteMyPhoto', {
    mutationFn: (): Promise<Fields> => requestOwn(ENDPOINTS.deleteMyPhoto, 'deleteMyPhoto'),
    success: { text: 'Photo removed', tone: 'success' },
  });

/**
 * Changes the user's password, which ends their other sessions. The form shows a failure, also a wrong current password
 * (422). Failure: 'Failed to change your password'.
 */
export const changePasswordMutation = () =>
  writeMutation('changePassword', {
    mutationFn: async (body: BodyOf<'changePassword'>): Promise<void> => {
      await request(ENDPOINTS.changePassword, 'changePassword', { body });
    },
    toastFailure: false,
    success: {
      text: 'Password changed. You were signed out everywhere else.',
      tone: 'success',
    },
  });

/** A session of the user; instants are ISO 8601. */
export interface OwnSession extends RowOf<'listMySessions'> {}

/** The user's live sessions, newest first (capability `profile`). Failure: 'Failed to fetch your sessions'. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: ['sessions'],
    queryFn: ({ signal }): Promise<readonly OwnSession[]> =>
      requestOwn(ENDPOINTS.listMySessions, 'listMySessions', { signal }),
  });

/** Ends one session of the user. Failure: 'Failed to end the session'. */
export const endSessionMutation = () =>
  writeMutation('endSession', {
    mutationFn: async (id: string): Promise<void> => {
      await request(ENDPOINTS.endSession, 'endSession', { params: { id } });
    },
    success: { text: 'Session ended', tone: 'success' },
    isPendingUntilRefetched: true,
  });

/** Ends all sessions of the user but this one. Failure: 'Failed to end the sessions'. */
export const endOtherSessionsMutation = () =>
  writeMutation('endOtherSessions', {
    mutationFn: async (): Promise<void> => {
      await request(ENDPOINTS.endOtherSessions, 'endOtherSessions');
    },
    success: { text: 'All other sessions ended', tone: 'success' },
    isPendingUntilRefetched: true,
  });
