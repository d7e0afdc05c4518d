import {
  type Call,
  decideLeave,
  endSession,
  listEmployees,
  listLeaves,
  login,
  requestCorrections,
  requestLeave,
  undoTimeLogChanges,
  updateEmployee,
} from '@rollcall/shared/contract';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.tokenOf('ADMIN');
});
afterAll(() => api.stop());

const DAYS = { type: 'Casual', startDate: '2026-05-04', endDate: '2026-05-05' };
const APPROVAL = { status: 'Approved' };
const CREDENTIALS = { email: 'a@b.example', password: 'x' };

const calls = {
  login,
  requestLeave,
  decideLeave,
  listLeaves,
  listEmployees,
  undoTimeLogChanges,
  updateEmployee,
  requestCorrections,
  endSession,
};
type Request = NonNullable<Parameters<TestApi['callUnchecked']>[1]>;

test.each<[keyof typeof calls, Request, string]>([
  ['login', { body: { ...CREDENTIALS, password: null } }, 'Password is required'],
  ['login', { body: { ...CREDENTIALS, password: ['x'] } }, 'Password must be text'],
  [
    'login',
    { body: { ...CREDENTIALS, password: 'x'.repeat(2000) } },
    'Password may have at most 1024 characters',
  ],
  ['login', { body: 'text' }, 'The request must be a JSON object'],
  ['login', {}, 'The request must be a JSON object'],
  ['requestLeave', { body: { ...DAYS, type: null } }, 'Type is required'],
  [
    'requestLeave',
    { body: { ...DAYS, startDate: '2027-02-29', endDate: 'tomorrow' } },
    'Start date must be a date like 2026-03-28. End date must be a date like 2026-03-28',
  ],
  ['requestLeave', { body: { ...DAYS, endDate: 20260505 } }, 'End date must be text'],
  [
    'decideLeave',
    { params: { id: 1 }, body: { status: 'approved' } },
    'Status must be one of Approved, Rejected',
  ],
  ['decideLeave', { params: { id: 'abc' }, body: APPROVAL }, 'Id must be a whole number'],
  ['decideLeave', { params: { id: 1.5 }, body: APPROVAL }, 'Id must be a whole number'],
  ['undoTimeLogChanges', { body: { ids: [] } }, 'Ids must have at least 1 entry'],
  ['decideLeave', { params: { id: 0 }, body: APPROVAL }, 'Id must be at least 1'],
  ['listLeaves', { query: { page: -1 } }, 'Page must be at least 0'],
  ['listLeaves', { query: { page: '99999999999999999999' } }, 'Page is too large'],
  ['listEmployees', { query: { isActive: 'x' } }, 'Is active must be one of true, false'],
  ['updateEmployee', { params: { id: 1 }, body: { hasPf: 'yes' } }, 'PF must be true or false'],
  [
    'updateEmployee',
    { params: { id: 1 }, body: { vacationDays: 367 } },
    'Vacation days may be at most 366',
  ],
  ['requestCorrections', { body: { rows: null, reason: 'x' } }, 'Rows is required'],
  ['requestCorrections', { body: { rows: {}, reason: 'x' } }, 'Rows must be a list'],
  ['requestCorrections', { body: { rows: ['x'], reason: 'x' } }, 'Entry 1 must be an object'],
  ['endSession', { params: { id: 'x' } }, 'Id is invalid'],
])('%s with %j is refused with a readable message', async (name, request, message) => {
  const { status, body } = await api.callUnchecked<Call>(calls[name], {
    ...request,
    token,
  });
  expect(status).toBeLessThan(500);
  expect(body).toMatchObject({ message });
});
