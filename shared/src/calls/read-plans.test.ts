/** @jest-environment jsdom */
import { ENDPOINTS } from '../contract/index.ts';
import { serveCalls } from '../testing/serve-calls.ts';
import { assignmentsQuery } from './assignments.ts';
import { employeeTermsQuery } from './employee-terms.ts';
import { planChangeQuery, planScopeQuery, planScopesQuery } from './plan-scopes.ts';
import { timePoliciesQuery } from './time-policies.ts';

const { read } = serveCalls();

test('an assignment has null for what the wider scope decides', async () => {
  const body = { data: [{ id: 1, from: '2026-03-01', scheduleId: 4, scheduleName: 'Week' }] };
  expect(await read(ENDPOINTS.listAssignments, body, assignmentsQuery('company'))).toEqual([
    {
      id: 1,
      from: '2026-03-01',
      to: null,
      scheduleId: 4,
      scheduleName: 'Week',
      calendarId: null,
      calendarName: null,
      zone: null,
    },
  ]);
});

test('a time policy has the defaults for what the server does not send or the page does not know', async () => {
  const body = {
    data: [
      {
        id: 2,
        name: 'Law',
        rounding: 'sideways',
        breakRules: [{ afterMin: '360', minutes: 30 }, 'x'],
        payRules: [
          { bucket: 'night', multiplier: '1.25' },
          { bucket: 'moon', multiplier: 2 },
        ],
      },
    ],
  };
  expect(await read(ENDPOINTS.listTimePolicies, body, timePoliciesQuery('company'))).toEqual([
    {
      id: 2,
      from: null,
      to: null,
      name: 'Law',
      rounding: 'nearest',
      stepMin: 1,
      breakRules: [{ afterMin: 360, minutes: 30, isPaid: false }],
      overtimeDailyAfterMin: null,
      overtimeWeeklyAfterMin: null,
      nightFrom: null,
      nightTo: null,
      payRules: [{ bucket: 'night', multiplier: 1.25 }],
    },
  ]);
});

test('the scopes of a page, and what counts today in one', async () => {
  const page = { data: [{ scope: 'department:3', name: 'IT', id: 8, entries: 2 }], total: 11 };
  const query = planScopesQuery({ what: 'assignments' });
  expect(await read(ENDPOINTS.listPlanScopes, page, query)).toMatchObject({
    rows: [{ scope: 'department:3', name: 'IT', code: null, id: 8, entries: 2, schedule: null }],
    total: 11,
  });
  const data = { scope: 'company', zone: { name: 'UTC', scope: null }, schedule: 'x' };
  expect(await read(ENDPOINTS.getPlanScope, { data }, planScopeQuery('company'))).toEqual({
    scope: 'company',
    name: null,
    code: null,
    wider: [],
    schedule: null,
    calendar: null,
    zone: { name: 'UTC', scope: null },
    policy: null,
  });
});

test('what a change touches, with the days of an example', async () => {
  const data = {
    employees: 4,
    closedPeriods: [{ from: '2026-01-01', to: '2026-01-31' }],
    closedDays: '31',
    example: { employeeName: 'Ida', days: [{ date: '2026-03-02', after: { kind: 'day-off' } }] },
  };
  const query = planChangeQuery({ what: 'assignments', scope: 'company' });
  expect(await read(ENDPOINTS.previewPlanChange, { data }, query)).toMatchObject({
    employees: 4,
    ownDepartments: 0,
    ownEmployees: 0,
    recalculated: undefined,
    closedPeriods: [{ from: '2026-01-01', to: '2026-01-31' }],
    closedDays: 31,
    example: {
      employeeName: 'Ida',
      days: [
        { date: '2026-03-02', before: undefined, after: { kind: 'day-off' }, isClosed: false },
      ],
    },
  });
});

test('the history of an employee has terms and own assignments', async () => {
  const data = {
    terms: [{ from: null, to: '2026-02-28', department: 'IT', manager: { id: 1, name: 'Ida' } }, 3],
    assignments: [{ id: 7, zone: 'Europe/Lisbon' }],
  };
  expect(await read(ENDPOINTS.getEmployeeTerms, { data }, employeeTermsQuery(4))).toMatchObject({
    terms: [{ from: null, to: '2026-02-28', department: 'IT', designation: null, manager: 'Ida' }],
    assignments: [{ id: 7, scheduleName: null, zone: 'Europe/Lisbon' }],
  });
});
