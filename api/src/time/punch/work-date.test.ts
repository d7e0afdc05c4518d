import {
  createTimeLog,
  explainDay,
  punchIn as punchInCall,
  updateTimeLog,
} from '@rollcall/shared/contract';
import { HOUR_MS } from '@rollcall/shared/domain';
import { punchCalls } from '../../testing/punch-calls.ts';
import { NOON, startTestApi, type TestApi } from '../../testing/test-api.ts';

// Which day a time log belongs to (docs/working-time.md#which-day-a-time-log-belongs-to). The clock is at noon on 10 March.

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.tokenOf('ADMIN');
});
beforeEach(() => api.setNow(NOON));
afterAll(() => api.stop());

const { punchIn } = punchCalls(() => api);
const NIGHT = { shiftStartTime: '22:00', shiftEndTime: '06:00' };
const MIDNIGHT = { shiftStartTime: '00:00', shiftEndTime: '08:00' };

test.each([
  ['a day worker at noon', {}, 0, '2026-03-10'],
  ['a day worker after midnight', {}, 13, '2026-03-11'],
  ['a night worker in the evening', NIGHT, 10, '2026-03-10'],
  ['a night worker who is late, after midnight', NIGHT, 13, '2026-03-10'],
  ['a worker of a shift that begins at midnight, before it', MIDNIGHT, 11.5, '2026-03-11'],
])('%s', async (_title, shift, hours, expected) => {
  api.setNow(NOON + hours * HOUR_MS);
  const { token } = await api.signedIn(shift);
  expect((await punchIn(token)).body.data.workDate).toBe(expected);
});

test('a log has the zone of its plan', async () => {
  const { id, token } = await api.signedIn();
  await api.fixtures.ownZone(id, 'Europe/Berlin');
  const { data } = (await punchIn(token)).body;
  expect([data.zone, data.punchIn, data.workDate]).toEqual([
    'Europe/Berlin',
    '2026-03-10 19:00:00',
    '2026-03-10',
  ]);
});

test('a manual log belongs to the shift whose window it begins in', async () => {
  const employeeId = await api.fixtures.employee(NIGHT);
  const times = { punchIn: '2026-03-06 01:00:00', punchOut: '2026-03-06 06:00:00' };
  const body = { employeeId, ...times, reason: 'Badge was lost' };
  const created = await api.call(createTimeLog, { body, token: admin });
  expect(created.body.data.workDate).toBe('2026-03-05');
});

test('a manual log outside any window belongs to the date in the zone of the plan', async () => {
  const employeeId = await api.fixtures.employee();
  await api.fixtures.ownZone(employeeId, 'Asia/Tokyo');
  // 09:00 on Sunday in Tokyo is 18:00 on Saturday in the company's zone.
  const times = { punchIn: '2026-03-08 09:00:00', punchOut: '2026-03-08 11:00:00' };
  const body = { employeeId, ...times, reason: 'Emergency' };
  const created = await api.call(createTimeLog, { body, token: admin });
  expect(created.body.data).toMatchObject({
    workDate: '2026-03-08',
    punchInAt: '2026-03-08T09:00:00+09:00',
  });
});

test('a punch-in that an administrator states is in the zone of the plan', async () => {
  const employeeId = await api.fixtures.employee();
  await api.fixtures.ownZone(employeeId, 'Europe/Berlin');
  const body = { employeeId, punchIn: '2026-03-10 08:00:00' };
  const { data } = (await api.call(punchInCall, { body, token: admin })).body;
  expect(data.punchInAt).toBe('2026-03-10T08:00:00+01:00');
});

describe('moving a log', () => {
  const move = (id: number, workDate: string) =>
    api.call(updateTimeLog, {
      params: { id },
      body: { workDate, reason: 'Wrong day' },
      token: admin,
    });

  test('to the day before changes both days', async () => {
    const id = await api.fixtures.employee();
    const log = await api.fixtures.log(id, '2026-03-05 01:00:00', '2026-03-05 05:00:00');
    expect((await move(log, '2026-03-04')).body.data.workDate).toBe('2026-03-04');
    const worked = async (date: string) =>
      (await api.call(explainDay, { params: { employeeId: id, date }, token: admin })).body.data
        .workedMins;
    expect([await worked('2026-03-04'), await worked('2026-03-05')]).toEqual([240, 0]);
  });

  test('two days away is refused', async () => {
    const id = await api.fixtures.employee();
    const log = await api.fixtures.log(id, '2026-03-05 01:00:00', '2026-03-05 05:00:00');
    const { status, body } = await api.callUnchecked(updateTimeLog, {
      params: { id: log },
      body: { workDate: '2026-03-03', reason: 'Wrong day' },
      token: admin,
    });
    expect([status, body.fields]).toEqual([
      422,
      [
        {
          field: 'workDate',
          message: 'The day can be at most one before or after that of the punch-in',
        },
      ],
    ]);
  });

  test('is possible without a punch-out, and leaves the log without one', async () => {
    const id = await api.fixtures.employee();
    const log = await api.fixtures.log(id, '2026-03-05 01:00:00', 'missing-out');
    expect((await move(log, '2026-03-04')).body.data).toMatchObject({
      workDate: '2026-03-04',
      punchOut: null,
      state: 'missing-out',
    });
  });

  test('stays when the times are changed later, and when plans change', async () => {
    const id = await api.fixtures.employee();
    const log = await api.fixtures.log(id, '2026-03-05 01:00:00', '2026-03-05 05:00:00');
    const moved = (await move(log, '2026-03-04')).body.data.id;
    const body = { punchOut: '2026-03-05 05:30:00', reason: 'Longer' };
    const changed = await api.call(updateTimeLog, { params: { id: moved }, body, token: admin });
    expect(changed.body.data.workDate).toBe('2026-03-04');
  });
});
