/** Whose roster. */
export interface PeopleFilter {
  readonly search?: string;
  readonly department?: string;
}

/** Without the filters that are not set. */
export const peopleFilter = (
  search: string | undefined,
  department: string | undefined,
): PeopleFilter => ({ ...(search && { search }), ...(department && { department }) });
