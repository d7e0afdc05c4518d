import { getTimeLogHistory, type TimeLogEdit, updateTimeLog } from '@rollcall/shared/contract';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: { id: number; token: string };
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signedIn({ role: 'ADMIN' });
});
afterAll(() => api.stop());

const edit = (id: number, body: Omit<TimeLogEdit, 'reason'>) =>
  api.call(updateTimeLog, {
    params: { id },
    body: { reason: 'As agreed', ...body },
    token: admin.token,
  });

test('breaks in the repeated hour keep their instants, wherever they are in the list', async () => {
  const employeeId = await api.fixtures.employee();
  const id = await api.fixtures.logIn(
    'America/Chicago',
    employeeId,
    '2025-11-01T22:00:00-05:00',
    '2025-11-02T06:00:00-06:00',
  );
  const at = (from: string, to: string) => ({
    start: '2025-11-02 01:10:00',
    startAt: from,
    end: '2025-11-02 01:40:00',
    endAt: to,
  });
  const first = at('2025-11-02T01:10:00-05:00', '2025-11-02T01:40:00-05:00');
  const second = at('2025-11-02T01:10:00-06:00', '2025-11-02T01:40:00-06:00');
  const text = { start: first.start, end: first.end };
  const breaksOf = async () => {
    const { body } = await api.call(getTimeLogHistory, { params: { id }, token: admin.token });
    return body.data.versions.at(-1)?.breaks;
  };
  const dinner = { start: '2025-11-01 23:00:00', end: '2025-11-01 23:30:00' };
  const both = (await edit(id, { breaks: [dinner, first, second] })).body.data.id;
  const ambiguous = await edit(both, { breaks: [dinner, text] });
  expect([ambiguous.status, ambiguous.body.fields?.[0]]).toEqual([
    422,
    {
      field: 'breaks.1.start',
      message: 'Start of the break: 01:10 AM occurs twice on this day. Choose the first or second.',
    },
  ]);
  const unchanged = (await edit(both, { breaks: [text, text] })).body.data.id;
  expect(await breaksOf()).toMatchObject([first, second]);
  const one = (await edit(unchanged, { breaks: [dinner, second] })).body.data.id;
  expect((await edit(one, { breaks: [text] })).status).toBe(200);
  expect(await breaksOf()).toMatchObject([second]);
});
