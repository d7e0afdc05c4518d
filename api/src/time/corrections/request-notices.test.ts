import {
  type CallBody,
  decideCorrection,
  listNotifications,
  reopenCorrection,
  requestCorrections,
  withdrawCorrection,
} from '@rollcall/shared/contract';
import { NOON, startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: { id: number; token: string };
let colleague: { id: number; token: string };
let employee: { id: number; token: string };
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signedIn({ role: 'ADMIN' });
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.setNow(NOON);
  colleague = await api.signedIn({ role: 'ADMIN' });
  employee = await api.signedIn();
});

type Rows = CallBody<typeof requestCorrections>['rows'];

const dayOf = (day: number) => {
  const date = `2026-02-${String(day).padStart(2, '0')}`;
  return { punchIn: `${date} 09:00:00`, punchOut: `${date} 17:00:00` };
};
const NEXT = dayOf(13);

async function request(rows: Rows): Promise<number[]> {
  const body = { rows, reason: 'Forgot' };
  const requested = await api.call(requestCorrections, { body, token: employee.token });
  return requested.body.data.map(({ id }) => id);
}
const decide = (id: number, status: 'Approved' | 'Rejected') =>
  api.call(decideCorrection, {
    params: { id },
    body: { status, reason: 'Seen' },
    token: admin.token,
  });
const bell = async () => (await api.call(listNotifications, { token: colleague.token })).body;

test('administrators have read of a request once none of it waits', async () => {
  const rows = [10, 11, 12].map(dayOf);
  const [one = 0, two = 0, three = 0] = await request(rows);
  await decide(one, 'Approved');
  expect(await bell()).toMatchObject({ total: 1, unread: 1 });
  await api.call(withdrawCorrection, { params: { id: two }, token: employee.token });
  await decide(three, 'Rejected');
  expect(await bell()).toMatchObject({ total: 1, unread: 0 });
  api.setNow(NOON + 1000);
  const [only = 0] = await request([NEXT]);
  expect(await bell()).toMatchObject({ total: 2, unread: 1 });
  await api.call(withdrawCorrection, { params: { id: only }, token: employee.token });
  expect(await bell()).toMatchObject({ total: 1, unread: 0 });
});

test('an undone decision is unread again', async () => {
  const [id = 0] = await request([dayOf(3)]);
  api.setNow(NOON + 1000);
  await decide(id, 'Approved');
  expect((await bell()).unread).toBe(0);
  await api.call(reopenCorrection, { params: { id }, body: null, token: admin.token });
  expect((await bell()).unread).toBe(1);
});
