import { ApiError } from '../core/errors/api-error.ts';

/** For an id that names nobody. */
export function noSuchEmployee(): ApiError {
  return new ApiError('not_found', 'There is no such employee.');
}
