import { infiniteQueryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { asFields, type Fields, readCount, readName, readText } from './reading/fields.ts';
import { readList } from './reading/list.ts';
import { requestData } from './request.ts';

/** What an employee did, or what was done for them; null is unreadable or absent. */
export interface ActivityEvent {
  readonly id: number | null;
  readonly employeeId: number | null;
  readonly employeeName: string | null;
  /** Who did it, unless it was the employee. */
  readonly actorName: string | null;
  /** A sentence that begins with the employee's name. */
  readonly text: string | null;
  /** ISO 8601 with the company's offset. */
  readonly happenedAt: string | null;
}

interface ActivityPage {
  readonly events: readonly ActivityEvent[];
  /** Where the older events begin; null at the end. */
  readonly older: string | null;
}

const readEvent = (fields: Fields): ActivityEvent => ({
  id: readCount(fields.id),
  employeeId: readCount(fields.employeeId),
  employeeName: readName(fields.employeeName),
  actorName: readName(fields.actorName),
  text: readText(fields.text),
  happenedAt: readText(fields.happenedAt),
});

/**
 * The events of all employees, newest first, page by page (capability `activity`). Failure: 'Failed to fetch the recent
 * activity'.
 */
export const activityQuery = () =>
  infiniteQueryOptions({
    queryKey: ['activity'],
    queryFn: async ({ pageParam: before, signal }): Promise<ActivityPage> => {
      const query = before === null ? {} : { before };
      const body = await requestData(ENDPOINTS.listActivity, 'listActivity', { query, signal });
      return { events: readList(body, readEvent).rows, older: readText(asFields(body)?.older) };
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ older }) => older,
  });
