/** @database embedded */
import {
  type BulkActionName,
  type BulkValues,
  createWorkSchedule,
} from '@rollcall/shared/contract';
import { aCorrectionOf, aLeaveOf, bulkCalls } from '../testing/bulk-actions.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let admin: { id: number; token: string };
let scheduleId: number;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signedIn({ role: 'ADMIN', firstName: 'Adele', lastName: 'Min' });
  const body = { name: 'No days', anchorDate: '2026-01-05', days: [[]] };
  scheduleId = (await api.call(createWorkSchedule, { body, token: admin.token })).body.data.id;
});
afterAll(() => api.stop());

const { preview, run, undo } = bulkCalls(
  () => api,
  () => admin.token,
);

/** What the actions change of an employee. Not the audit, events and versions: they remember an undone action. */
const STATE = `SELECT jsonb_build_object(
  'account', (SELECT jsonb_build_array(is_active, department) FROM employees WHERE id = $1),
  'terms', (SELECT jsonb_agg(jsonb_build_array(valid, department_id) ORDER BY valid) FROM employee_terms WHERE employee_id = $1),
  'schedules', (SELECT jsonb_agg(jsonb_build_array(valid, schedule_id) ORDER BY valid) FROM assignments WHERE employee_id = $1),
  'leaves', (SELECT jsonb_agg(jsonb_build_array(status, decision_reason) ORDER BY id) FROM leaves WHERE employee_id = $1),
  'corrections', (SELECT jsonb_agg(jsonb_build_array(status, decision_reason) ORDER BY id) FROM corrections WHERE employee_id = $1),
  'logs', (SELECT jsonb_agg(jsonb_build_array(punch_in, punch_out) ORDER BY id) FROM time_logs WHERE employee_id = $1 AND NOT is_superseded),
  'mails', (SELECT jsonb_agg(subject ORDER BY id) FROM outbox WHERE employee_id = $1),
  'notifications', (SELECT jsonb_agg(text ORDER BY id) FROM notifications WHERE employee_id = $1)
) AS state`;

async function stateOf(employeeId: number): Promise<unknown> {
  const { rows } = await api.database.withClient((client) => client.query(STATE, [employeeId]));
  return rows[0].state;
}

const itself = async (values: object = {}) => {
  const employee = await api.fixtures.account({ department: 'IT', ...values });
  return { employee, id: employee.id };
};
const withRow = async (make: (employee: { id: number; token: string }) => Promise<number>) => {
  const employee = await api.signedIn();
  return { employee, id: await make(employee) };
};
const aLeave = () => withRow((employee) => aLeaveOf(api, employee));
const aCorrection = () => withRow(async (employee) => (await aCorrectionOf(api, employee)).id);

/** What is prepared, the values, and what the state then has. */
type Case = [
  BulkActionName,
  () => Promise<{ employee: { id: number }; id: number }>,
  () => BulkValues,
  () => object,
];
const REASON = 'Too many are away';
const nothing = () => ({});
const why = () => ({ reason: REASON });
const CASES: Case[] = [
  [
    'employees.activate',
    () => itself({ isActive: false }),
    nothing,
    () => ({ account: [true, 'IT'] }),
  ],
  ['employees.deactivate', itself, nothing, () => ({ account: [false, 'IT'] })],
  [
    'employees.department',
    itself,
    () => ({ department: 'HR' }),
    () => ({ account: [true, 'HR'], terms: [{}, ['[2026-03-10,)', 2]] }),
  ],
  [
    'employees.schedule',
    itself,
    () => ({ scheduleId, from: '2026-03-16' }),
    () => ({ schedules: [['[2026-03-16,)', scheduleId]] }),
  ],
  ['leaves.approve', aLeave, nothing, () => ({ leaves: [['Approved', null]] })],
  ['leaves.reject', aLeave, why, () => ({ leaves: [['Rejected', REASON]] })],
  [
    'corrections.approve',
    aCorrection,
    nothing,
    () => ({ corrections: [['Approved', null]], logs: [[expect.stringContaining('T14:30'), {}]] }),
  ],
  ['corrections.reject', aCorrection, why, () => ({ corrections: [['Rejected', REASON]] })],
];

test.each(CASES)(
  '%s does what its preview says, which saves nothing; a second time changes nothing; undo gives all back',
  async (action, prepare, values, expected) => {
    const { employee, id } = await prepare();
    const before = await stateOf(employee.id);
    const previewed = await preview(action, [id], values());
    expect(previewed).toMatchObject([{ id, isChanged: true, problem: null, undo: null }]);
    expect(await stateOf(employee.id)).toEqual(before);
    const done = await run(action, [id], values());
    expect(done).toEqual([{ ...previewed[0], undo: expect.any(String) }]);
    const after = await stateOf(employee.id);
    expect(after).toMatchObject(expected());
    const again = await run(action, [id], values());
    expect(again).toMatchObject([{ isChanged: false, problem: null, undo: null }]);
    expect(await stateOf(employee.id)).toEqual(after);
    expect(await undo(action, done)).toMatchObject([{ isChanged: true, problem: null }]);
    expect(await stateOf(employee.id)).toEqual(before);
  },
);
