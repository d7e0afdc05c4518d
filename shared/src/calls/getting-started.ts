import type { AnswerOf } from '@rollcall/shared/transport';
import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { request, requestOwn } from './request.ts';
import { writeMutation } from './write.ts';

/** What a new company has already (capability `getting-started`). */
export interface GettingStarted extends AnswerOf<'getGettingStarted'> {}

/** What a new company has already. Failure: 'Failed to fetch what there is to do'. */
export const gettingStartedQuery = () =>
  queryOptions({
    queryKey: ['getting-started'],
    queryFn: ({ signal }): Promise<GettingStarted> =>
      requestOwn(ENDPOINTS.getGettingStarted, 'getGettingStarted', { signal }),
  });

/** Hides the list from the dashboard, or shows it again. Failure: 'Failed to save the settings'. */
export const hideGettingStartedMutation = () =>
  writeMutation('hideGettingStarted', {
    mutationFn: (isHidden: boolean) =>
      requestOwn(ENDPOINTS.hideGettingStarted, 'saveSchedules', { body: { isHidden } }),
  });

/** Mails the signed-in administrator a test; the card shows the outcome. Failure: 'Failed to send the test'. */
export const testMailMutation = () =>
  writeMutation('sendTestMail', {
    mutationFn: () => requestOwn(ENDPOINTS.sendTestMail, 'sendTestMail', {}),
    toastFailure: false,
  });

/** First and last name. */
interface FullName {
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * Saves the name of the signed-in administrator on our own server, where fields that are not sent stay. The rest of a record is
 * saved with `updateEmployeeMutation`. Failure: 'Failed to update employee'.
 */
export const ownNameMutation = (id: number) =>
  writeMutation('updateEmployee', {
    mutationFn: (body: FullName) =>
      request(ENDPOINTS.updateEmployee, 'updateEmployee', { params: { id }, body }),
    success: { text: 'Name saved', tone: 'success' },
  });
