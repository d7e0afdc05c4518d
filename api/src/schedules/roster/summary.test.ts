import { createHolidayCalendar, setAssignment, setHoliday } from '@rollcall/shared/contract';
import { rosterCalls } from '../../testing/roster-calls.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { summariseRoster } from './summary.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.tokenOf('ADMIN');
});
afterAll(() => api.stop());

const { addShift, anEmployee, set } = rosterCalls(
  () => api,
  () => token,
);

test('for more people than the limit it has only those with drafts, and no cover', async () => {
  const late = await addShift('Late', '14:00', '23:00');
  const early = await addShift('Early', '06:00', '14:00');
  await anEmployee();
  const { id } = await anEmployee();
  await set(id, '2026-03-12', [late]);
  await set(id, '2026-03-13', [early]);
  const summary = (limit?: number) => summariseRoster(api.api.context, '2026-03-09', {}, limit);

  const whole = await summary();
  expect(whole).toMatchObject({ isComplete: true, drafts: 2 });
  expect(whole.cover.find(({ date }) => date === '2026-03-12')?.shifts).toContainEqual(
    expect.objectContaining({ name: 'Late', people: 1 }),
  );
  const rest = whole.conflicts.filter((conflict) => conflict.employeeId === id);
  expect(rest.map(({ kind, date }) => [kind, date])).toEqual([['short-rest', '2026-03-13']]);
  expect(await summary(1)).toEqual({
    ...whole,
    isComplete: false,
    cover: [],
    conflicts: rest,
    conflictTotal: 1,
  });
});

test('a shift on a holiday is counted as a note', async () => {
  const noon = await addShift('Noon', '10:00', '14:00');
  const { id } = await anEmployee();
  const calendar = await api.call(createHolidayCalendar, { body: { name: 'Texas' }, token });
  const calendarId = calendar.body.data.id;
  const date = '2026-04-08';
  await api.call(setHoliday, {
    params: { id: calendarId, date },
    body: { name: 'Texas Day' },
    token,
  });
  const body = { scope: `employee:${id}`, from: date, calendarId };
  await api.call(setAssignment, { body, token });
  await set(id, date, [noon]);
  expect(await summariseRoster(api.api.context, '2026-04-06', {})).toMatchObject({
    conflicts: [{ kind: 'holiday', date }],
    conflictTotal: 1,
    noteTotal: 1,
  });
});
