import {
  closeTimeLogs,
  deleteTimeLog,
  endBreak,
  getTimeLogHistory,
  listOwnTimeLogs,
  previewCloseTimeLogs,
  punchOut,
  startBreak,
  type TimeLogEdit,
  undoTimeLogChanges,
  updateTimeLog,
} from '@rollcall/shared/contract';
import { NOON, startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: { id: number; token: string };
let employee: { id: number; token: string };
beforeAll(async () => {
  api = await startTestApi({ COMPANY_ZONE: 'America/Chicago' });
  admin = await api.signedIn({ role: 'ADMIN' });
});
beforeEach(async () => {
  employee = await api.signedIn();
});
afterAll(() => api.stop());
afterEach(() => api.setNow(NOON));

const TODAY = '2026-03-10';

const running = () => api.fixtures.log(employee.id, `${TODAY} 09:00:00`, null);
const edit = (id: number, body: Omit<TimeLogEdit, 'reason'>) =>
  api.call(updateTimeLog, {
    params: { id },
    body: { reason: 'As agreed', ...body },
    token: admin.token,
  });
const newest = async (id: number) => {
  const { body } = await api.call(getTimeLogHistory, { params: { id }, token: admin.token });
  const version = body.data.versions.at(-1);
  if (!version) throw new Error('no version');
  return version;
};
const ofEmployee = (id: number) => ({ params: { id }, body: {}, token: employee.token });

type Tap = (id: number) => Promise<unknown>;
const TAPS: Readonly<Record<string, Tap>> = {
  'a punch-out': (id) => api.call(punchOut, ofEmployee(id)),
  'a break': (id) => api.call(startBreak, ofEmployee(id)),
  async 'the end of a break'(id) {
    await api.call(startBreak, ofEmployee(id));
    api.setNow(NOON + 300_000);
    await api.call(endBreak, ofEmployee(id));
  },
};

test.each(Object.entries(TAPS))(
  'a change or a deletion that was prepared before %s is refused',
  async (_title, tap) => {
    const id = await running();
    const { version } = await newest(id);
    await tap(id);
    const after = await newest(id);
    for (const refused of [
      await edit(id, { punchIn: `${TODAY} 08:00:00`, version }),
      await api.call(deleteTimeLog, {
        params: { id },
        body: { reason: 'Twice', version },
        token: admin.token,
      }),
    ]) {
      const { status, body } = refused;
      expect([status, body.code, body.timeLogId]).toEqual([409, 'stale', id]);
    }
    expect(await newest(id)).toEqual(after);
    const saved = await edit(id, { punchIn: `${TODAY} 08:00:00`, version: after.version });
    expect(saved.status).toBe(200);
    expect(await newest(id)).toMatchObject({ punchOut: after.punchOut, breaks: after.breaks });
  },
);

test.each(Object.entries(TAPS))('an undo after %s is refused', async (_title, tap) => {
  const id = await running();
  const { data } = (await edit(id, { punchIn: `${TODAY} 08:00:00` })).body;
  await tap(data.id);
  const after = await newest(id);
  const body = { ids: [data.id], versions: [data.version] };
  expect((await api.call(undoTimeLogChanges, { body, token: admin.token })).status).toBe(409);
  expect(await newest(id)).toEqual(after);
});

test('a log that has changed since it was previewed is not closed', async () => {
  const id = await api.fixtures.log(employee.id, '2026-03-03 09:00:00', 'missing-out');
  const at = { query: { at: '17:30' }, token: admin.token };
  const { data } = (await api.call(previewCloseTimeLogs, at)).body;
  const [preview] = data.filter((log) => log.id === id);
  expect(preview?.version).toBe((await newest(id)).version);
  const open = await running();
  const { version } = await newest(open);
  await api.call(startBreak, ofEmployee(open));
  const logs = [
    { id, punchOutAt: preview?.punchOutAt ?? '', version: preview?.version },
    { id: open, punchOutAt: '2026-03-10T11:30:00-06:00', version },
  ];
  const body = { logs, reason: 'As agreed' };
  const closed = (await api.call(closeTimeLogs, { body, token: admin.token })).body.data;
  const problem = 'Someone else has changed this log. Check the new times and try again.';
  expect(closed).toMatchObject([{ problem: null }, { newId: null, problem }]);
  const [made] = closed;
  expect(made?.newVersion).toBe((await newest(id)).version);
});

test('an employee whose running log was corrected can punch out of it, and take breaks', async () => {
  const id = await running();
  const next = (await edit(id, { punchIn: `${TODAY} 08:00:00` })).body.data.id;
  const started = await api.call(startBreak, ofEmployee(id));
  expect([started.status, started.body.data.id]).toEqual([200, next]);
  api.setNow(NOON + 300_000);
  expect((await api.call(endBreak, ofEmployee(id))).status).toBe(200);
  api.setNow(NOON + 600_000);
  const { status, body } = await api.call(punchOut, ofEmployee(id));
  expect([status, body.data.id, body.data.state]).toEqual([200, next, 'closed']);
  const own = (await api.call(listOwnTimeLogs, { token: employee.token })).body.data;
  expect(own).toHaveLength(1);
  const colleague = await api.signedIn();
  expect((await api.call(punchOut, { ...ofEmployee(id), token: colleague.token })).status).toBe(
    404,
  );
});
