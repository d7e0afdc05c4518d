import {
  deleteTimePolicy,
  getCompany,
  getPlanScope,
  listDepartments,
  listPlanScopes,
  listShifts,
  listTimePolicies,
  type PlanScopeTodayBody,
  previewPlanChange,
  setTimePolicy,
  type TimePolicyBody,
  undoTimePolicies,
} from '@rollcall/shared/contract';
import { today } from '@rollcall/shared/domain';
import {
  aDepartment,
  aPageOf,
  aResponse,
  aShift,
  changeValue,
  renderAsAdministrator,
  serveContract,
  tableRows,
} from '@rollcall/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { PoliciesSettings } from './policies-settings.tsx';

const server = serveContract();
const TODAY = today(Date.now(), 'UTC');
const LAW: TimePolicyBody = {
  id: 9,
  from: null,
  to: null,
  name: 'Law',
  rounding: 'nearest',
  stepMin: 1,
  breakRules: [{ afterMin: 360, minutes: 30, isPaid: false }],
  overtimeDailyAfterMin: 480,
  overtimeWeeklyAfterMin: null,
  nightFrom: null,
  nightTo: null,
  payRules: [{ bucket: 'daily', multiplier: 1.5 }],
};
const COMPANY: PlanScopeTodayBody = {
  scope: 'company',
  name: null,
  code: null,
  wider: [],
  schedule: null,
  calendar: null,
  zone: { name: 'UTC', scope: null },
  policy: { id: 9, name: 'Law', scope: 'company' },
};
const IT: PlanScopeTodayBody = {
  ...COMPANY,
  scope: 'department:3',
  name: 'IT',
  wider: [{ scope: 'company', name: null, code: null }],
};
let policies: Record<string, TimePolicyBody[]>;
beforeEach(() => {
  policies = { company: [LAW] };
  server.respond(getPlanScope, ({ query }) => aResponse(query.scope === 'company' ? COMPANY : IT));
  server.respond(listTimePolicies, ({ query }) => aResponse(policies[String(query.scope)] ?? []));
  const { wider: _wider, ...row } = COMPANY;
  server.respond(listPlanScopes, () =>
    aPageOf(
      [{ ...row, id: 9, entries: 1, schedule: null, calendar: null, zone: null, policy: 'Law' }],
      0,
    ),
  );
  server.respond(listDepartments, () => aResponse([aDepartment()]));
  server.respond(listShifts, () => aResponse([aShift()]));
  server.respond(getCompany, () =>
    aResponse({ name: null, zone: 'UTC', weekStart: 1, country: null, version: 1 }),
  );
  server.respond(previewPlanChange, () =>
    aResponse({
      employees: 1,
      ownDepartments: 0,
      ownEmployees: 0,
      recalculated: null,
      closedPeriods: [],
      closedDays: 0,
      example: null,
    }),
  );
  server.respond(setTimePolicy, ({ body }) => {
    const { scope, ...fields } = body as { scope: string } & TimePolicyBody;
    policies = { ...policies, [scope]: [{ ...LAW, ...fields, id: 20 }] };
    const undo = { scope, before: [], after: policies[scope] ?? [] };
    return aResponse({ policies: policies[scope] ?? [], employees: 1, undo });
  });
});

const open = (search = '') =>
  renderAsAdministrator([{ path: '/settings', Component: PoliciesSettings }], {
    server,
    path: `/settings${search}`,
    capabilities: ['working-time'],
    zone: 'UTC',
  });
const drawer = async (name: string) => within(await screen.findByRole('dialog', { name }));
/** Value of a line of the example. */
const line = (region: ReturnType<typeof within>, label: string) =>
  region.getByText(label).nextElementSibling?.textContent;

test('the policy of today with its source, and its history', async () => {
  open('?scope=department:3');
  const card = within(await screen.findByRole('region', { name: 'Counts today' }));
  expect(card.getByText('(from: Whole company)').parentElement).toHaveTextContent(/^Law/);
  expect(screen.getByText(/^No policy is set here\./)).toBeVisible();
  expect(tableRows('Company, departments and employees with settings of their own')).toEqual([
    ['Whole company', 'Law', '1'],
  ]);
});

test('a wider policy that could not be read can be read again', async () => {
  const respond = () =>
    server.respond(listTimePolicies, ({ query }) => aResponse(policies[String(query.scope)] ?? []));
  server.respondRaw(listTimePolicies, ({ query }) =>
    query.scope === 'company'
      ? { status: 500, body: { status: false, message: 'No policies.', code: 'refused' } }
      : { status: 200, body: aResponse([]) },
  );
  const { user } = open('?scope=department:3');
  await screen.findByText('No policies.');
  respond();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: 'Counts today' })).toBeVisible();
});

test('the example is calculated again as one types, by break rules, rounding and overtime', async () => {
  const { user } = open('?entry=9');
  const form = await drawer('Time policy: Whole company');
  const example = within(form.getByRole('region', { name: 'Worked example' }));
  // 08:57 to 18:04 with a break of 20 minutes, completed to 30.
  expect(line(example, '= Worked')).toBe('8 hrs 37 min');
  expect(line(example, '− Minimum break')).toBe('10 min');
  expect(line(example, 'Daily overtime')).toBe('3 hrs 5 min × 1.5');
  await changeValue(form.getByLabelText('Rule 1: break'), '0:45');
  expect(line(example, '= Worked')).toBe('8 hrs 22 min');
  await user.click(form.getByRole('combobox', { name: 'To multiples of' }));
  await user.click(await screen.findByTitle('15 minutes'));
  expect(line(example, '= Worked')).toBe('8 hrs 15 min');
  await changeValue(form.getByLabelText('Factor: Daily overtime'), '2');
  expect(line(example, 'Daily overtime')).toBe('1 hr 15 min × 2');
  await changeValue(example.getByLabelText('Punch out'), '19:04');
  expect(line(example, '= Worked')).toBe('9 hrs 15 min');
  await changeValue(form.getByLabelText('Rule 1: break'), 'long');
  expect(example.getByText(/^The example is calculated again when/)).toBeVisible();
});

test('a week has weekly overtime and work on days off; a shift sets the times and what is expected', async () => {
  policies.company = [
    {
      ...LAW,
      breakRules: [],
      overtimeDailyAfterMin: null,
      overtimeWeeklyAfterMin: 2400,
      payRules: [{ bucket: 'day_off', multiplier: 2 }],
    },
  ];
  const { user } = open('?entry=9');
  const form = await drawer('Time policy: Whole company');
  const example = within(form.getByRole('region', { name: 'Worked example' }));
  await user.click(example.getByRole('combobox', { name: 'Shift' }));
  await user.click(await screen.findByTitle('Office'));
  expect(example.getByLabelText('Punch in')).toHaveValue('09:00');
  // Half past five, less the break of 20 minutes.
  expect(line(example, '= Worked')).toBe('8 hrs 10 min');
  expect(line(example, 'Expected by the shift')).toBe('8 hrs');
  expect(line(example, 'Balance')).toBe('+10 min');
  expect(line(example, 'Weekly overtime')).toBe('50 min');
  await changeValue(example.getByLabelText('Saturday: worked'), '2:00');
  expect(line(example, 'Work on days off')).toBe('2 hrs × 2');
  expect(line(example, 'Weekly overtime')).toBe('50 min');
  await changeValue(example.getByLabelText('Monday: worked'), '0:00');
  expect(example.queryByText('Weekly overtime')).toBeNull();
});

test('a department begins with the rules of the company; everything that is shown is saved, and can be undone', async () => {
  server.respond(undoTimePolicies, () => aResponse(null));
  const { user, toasts } = open('?scope=department:3');
  await user.click(await screen.findByRole('button', { name: 'Change…' }));
  const form = await drawer('Time policy: Department IT');
  expect(form.getByLabelText('Name')).toHaveValue('Law');
  expect(await form.findByText(/counts for 1 employee\./)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Add a break rule' }));
  await changeValue(form.getByLabelText('Rule 2: after more than'), '9:00');
  await changeValue(form.getByLabelText('Rule 2: break'), '0:45');
  await changeValue(form.getByLabelText('Name'), 'IT law');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts).toMatchObject([{ text: 'Time policy saved' }]));
  const { id: _id, ...rules } = LAW;
  expect(server.requestsOf(setTimePolicy).map(({ body }) => body)).toEqual([
    {
      ...rules,
      scope: 'department:3',
      from: TODAY,
      name: 'IT law',
      breakRules: [...LAW.breakRules, { afterMin: 540, minutes: 45, isPaid: false }],
    },
  ]);
  toasts[0]?.action?.run();
  await waitFor(() => expect(toasts[1]).toMatchObject({ text: 'Change undone' }));
  expect(server.requestsOf(undoTimePolicies)).toMatchObject([
    { body: { scope: 'department:3', before: [], after: [{ name: 'IT law' }] } },
  ]);
});

test('rules that do not fit together are refused before they are sent', async () => {
  const { user } = open('?entry=9');
  const form = await drawer('Time policy: Whole company');
  await user.click(form.getByRole('button', { name: 'Add a break rule' }));
  await changeValue(form.getByLabelText('Factor: Night work'), '1.25');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(/^Break rule 2 must count after more minutes/)).toBeVisible();
  expect(
    form.getByText('A factor for night work needs when the night starts and ends'),
  ).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Remove break rule 2' }));
  expect(form.queryByLabelText('Rule 2: break')).toBeNull();
  expect(server.requestsOf(setTimePolicy)).toEqual([]);
});

test('a policy is deleted after a question', async () => {
  server.respond(deleteTimePolicy, () => {
    policies = {};
    return aResponse({ undo: null });
  });
  const { user, toasts } = open();
  await user.click(await screen.findByRole('button', { name: 'Delete Law, Always' }));
  const dialog = await drawer('Delete this entry?');
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(toasts).toMatchObject([{ text: 'Time policy deleted' }]));
});
