import { ApiError } from './api-error.ts';

/** The error for an unknown employee id. */
export function noSuchEmployee(): ApiError {
  return new ApiError('not_found', 'There is no such employee.');
}
