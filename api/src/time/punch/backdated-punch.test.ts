import { punchCalls } from '../../testing/punch-calls.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: { id: number; token: string };
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signedIn({ role: 'ADMIN' });
});
afterAll(() => api.stop());

const { punchIn, allLogsOf } = punchCalls(() => api);

test.each([
  ['8 hours after it', '2026-03-09 22:00:00', 'First end that time log.'],
  ['16 hours after it, on the next day', '2026-03-10 06:00:00', 'First end that time log.'],
  [
    'before it',
    '2026-03-09 13:00:00',
    'Add the earlier time as a time log with punch-in and punch-out.',
  ],
  ['more than 16 hours after it, on the next day', '2026-03-10 06:00:01', null],
])(
  'a punch-in that an administrator states is checked against the open log: %s',
  async (_title, at, advice) => {
    const employee = await api.signedIn({ firstName: 'Ola', lastName: 'Nordmann' });
    const old = await api.fixtures.log(employee.id, '2026-03-09 14:00:00');
    const { status, body } = await punchIn(admin.token, { employeeId: employee.id, punchIn: at });
    if (advice !== null) {
      const since = 'Ola Nordmann has been punched in since Mar 09, 2026, 02:00 PM.';
      expect([status, body.message]).toEqual([409, `${since} ${advice}`]);
    } else expect([status, body.data.punchIn]).toEqual([200, at]);
    const logs = await allLogsOf(employee.id, admin.token);
    expect(logs.find(({ id }) => id === old)?.state).toBe(advice === null ? 'missing-out' : 'open');
    expect(logs).toHaveLength(advice === null ? 2 : 1);
  },
);
