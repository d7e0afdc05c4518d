import type { Call, CallQuery } from '@rollcall/shared/contract';
import * as contract from '@rollcall/shared/contract';
import type { TestApi } from './test-api.ts';

/** A page of a list; the rows of the attendance grid have the ids of their employees. */
interface Page {
  readonly status: number;
  readonly total: number | undefined;
  readonly ids: readonly number[];
}

/** Reads a page of a list; the first one has number 0. */
export type ReadPage = (page: number) => Promise<Page>;

type Filters<C extends Call> = Omit<CallQuery<C>, 'page'>;
type RowsResponse = Promise<{
  readonly status: number;
  readonly body: {
    readonly total?: number | undefined;
    readonly data: readonly { readonly id: number }[];
  };
}>;

const pageOf = async (response: RowsResponse): Promise<Page> => {
  const { status, body } = await response;
  return { status, total: body.total, ids: body.data.map(({ id }) => id) };
};

/** The lists that have pages, each with its filters. `getApi` and `getToken` are called when a page is read. */
export function listPages(getApi: () => TestApi, getToken: () => string) {
  const request = <Query>(query: Query, page: number) => ({
    query: { ...query, page },
    token: getToken(),
  });
  return {
    timeLogs:
      (filters: Filters<typeof contract.listTimeLogs> = {}): ReadPage =>
      (page) =>
        pageOf(getApi().call(contract.listTimeLogs, request(filters, page))),
    breaks:
      (filters: Filters<typeof contract.listBreaks> = {}): ReadPage =>
      (page) =>
        pageOf(getApi().call(contract.listBreaks, request(filters, page))),
    leaves:
      (filters: Filters<typeof contract.listLeaves> = {}): ReadPage =>
      (page) =>
        pageOf(getApi().call(contract.listLeaves, request(filters, page))),
    corrections:
      (filters: Filters<typeof contract.listCorrections> = {}): ReadPage =>
      (page) =>
        pageOf(getApi().call(contract.listCorrections, request(filters, page))),
    employees:
      (filters: Filters<typeof contract.listEmployees> = {}): ReadPage =>
      async (page) => {
        const response = await getApi().call(contract.listEmployees, request(filters, page));
        const { status, body } = response;
        if (!('pageSize' in body)) throw new Error(`Not a page: ${body.message}`);
        return { status, total: body.total, ids: body.data.map(({ id }) => id) };
      },
    attendance:
      (filters: Filters<typeof contract.listAttendance>): ReadPage =>
      async (page) => {
        const response = await getApi().call(contract.listAttendance, request(filters, page));
        const { status, body } = response;
        return { status, total: body.total, ids: body.data.map(({ employeeId }) => employeeId) };
      },
  };
}
