import {
  type CallBody,
  createShift,
  deleteRosterEntry,
  getRoster,
  getRosterSummary,
  publishRoster,
  setRosterEntry,
  undoRosterChanges,
} from '@rollcall/shared/contract';
import { addDays } from '@rollcall/shared/domain';
import type { TestApi } from './test-api.ts';

/** 9 March 2026 is a Monday. */
export const WEEK = '2026-03-09';

let serial = 0;

/** Calls of the roster as an administrator. Employees are found by a name of their own. */
export function rosterCalls(getApi: () => TestApi, getToken: () => string) {
  const daysOf = async (search: string, from = WEEK) => {
    const query = { from, to: addDays(from, 6), search };
    const { body } = await getApi().call(getRoster, { query, token: getToken() });
    return body.data[0]?.days ?? [];
  };
  return {
    daysOf,
    async addShift(name: string, startTime: string, endTime: string): Promise<number> {
      const body = { name, startTime, endTime, expectedMin: 240 };
      return (await getApi().call(createShift, { body, token: getToken() })).body.data.id;
    },
    async anEmployee() {
      serial += 1;
      const lastName = `Draftsman${String.fromCharCode(96 + serial)}`;
      const { id, token } = await getApi().signedIn({ lastName });
      return { id, token, search: lastName };
    },
    async set(employeeId: number, date: string, shiftIds: number[], reason?: string) {
      const params = { employeeId, date };
      const body = { shiftIds, ...(reason && { reason }) };
      const response = await getApi().call(setRosterEntry, { params, body, token: getToken() });
      return response.body.data;
    },
    async remove(employeeId: number, date: string) {
      const params = { employeeId, date };
      const { body } = await getApi().call(deleteRosterEntry, { params, token: getToken() });
      return body.data;
    },
    async publish(search: string, from = WEEK) {
      const body = { from, search };
      return (await getApi().call(publishRoster, { body, token: getToken() })).body.data;
    },
    undo: (body: CallBody<typeof undoRosterChanges> | null) =>
      getApi().call(undoRosterChanges, {
        body: body ?? { revision: 0, days: [] },
        token: getToken(),
      }),
    dayOf: async (search: string, date: string) =>
      (await daysOf(search)).find((day) => day.date === date),
    async summary(search: string, from = WEEK) {
      const query = { from, search };
      const { body } = await getApi().call(getRosterSummary, { query, token: getToken() });
      return body.data;
    },
  };
}
