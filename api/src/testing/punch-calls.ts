import type { CallBody } from '@rollcall/shared/contract';
import * as contract from '@rollcall/shared/contract';
import type { TestApi } from './test-api.ts';

type Body<Name extends 'punchIn' | 'punchOut' | 'startBreak' | 'endBreak'> = CallBody<
  (typeof contract)[Name]
>;

/** The calls of a punch clock. `getApi` is called when one is made. */
export function punchCalls(getApi: () => TestApi) {
  return {
    punchIn: (token: string, body: Body<'punchIn'> = {}, headers?: Record<string, string>) =>
      getApi().call(contract.punchIn, { body, token, headers }),
    punchOut: (token: string, id: number, body?: Body<'punchOut'>) =>
      getApi().call(contract.punchOut, { params: { id }, body, token }),
    startBreak: (token: string, id: number, body?: Body<'startBreak'>) =>
      getApi().call(contract.startBreak, { params: { id }, body, token }),
    endBreak: (token: string, id: number, body?: Body<'endBreak'>) =>
      getApi().call(contract.endBreak, { params: { id }, body, token }),
    /** The logs of an employee, latest first. */
    async allLogsOf(employeeId: number, token: string) {
      const query = { startDate: '2020-01-01', endDate: '2030-01-01' };
      const request = { params: { employeeId }, query, token };
      return (await getApi().call(contract.listEmployeeTimeLogs, request)).body.data.data;
    },
  };
}
