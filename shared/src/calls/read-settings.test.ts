/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import { deleteHoliday, ENDPOINTS, setHoliday } from '../contract/index.ts';
import { mutate, serveCalls } from '../testing/serve-calls.ts';
import { companyQuery } from './company.ts';
import { departmentsQuery, designationsQuery } from './departments.ts';
import {
  deleteHolidayMutation,
  holidayCalendarsQuery,
  holidayCountriesQuery,
  holidaysQuery,
  readHolidayFileMutation,
  suggestedHolidaysQuery,
} from './holidays.ts';
import { shiftsQuery } from './shifts.ts';
import { workSchedulesQuery } from './work-schedules.ts';

const { server, toasts, read, respond } = serveCalls();

test('the company has null for what the server does not send', async () => {
  const data = { name: 'Northwind', zone: 'America/Chicago', weekStart: '1', version: 3 };
  expect(await read(ENDPOINTS.getCompany, { data }, companyQuery())).toEqual({
    ...data,
    weekStart: 1,
    country: null,
  });
});

test('departments are active unless the server says otherwise; designations have counts', async () => {
  const body = {
    data: [
      { id: 1, name: 'IT', employees: 4 },
      { id: 2, isActive: 0, former: '3' },
    ],
  };
  expect(await read(ENDPOINTS.listDepartments, body, departmentsQuery())).toEqual([
    { id: 1, name: 'IT', isActive: true, version: null, employees: 4, former: 0 },
    { id: 2, name: null, isActive: false, version: null, employees: 0, former: 3 },
  ]);
  const used = { data: [{ name: 'Cook', employees: -1 }] };
  expect(await read(ENDPOINTS.listDesignations, used, designationsQuery())).toEqual([
    { name: 'Cook', employees: 0, former: 0 },
  ]);
});

test('shifts that are no objects are left out; counts are 0 without a number', async () => {
  const body = { data: [{ id: 4, name: 'Office', expectedMin: '480', schedules: -1 }, 'x'] };
  const shifts = await read(ENDPOINTS.listShifts, body, shiftsQuery());
  expect(shifts).toHaveLength(1);
  expect(shifts).toMatchObject([
    { id: 4, name: 'Office', expectedMin: 480, halfAt: null, schedules: 0, rosterEntries: 0 },
  ]);
});

test('the days of a work schedule are lists of ids', async () => {
  const body = { data: [{ id: 1, name: 'Week', days: [['4', 5], null, [{}]], assignments: 2 }] };
  expect(await read(ENDPOINTS.listWorkSchedules, body, workSchedulesQuery())).toMatchObject([
    { id: 1, name: 'Week', anchorDate: null, days: [[4, 5], [], []], assignments: 2 },
  ]);
});

test('holiday calendars, and the holidays of a year', async () => {
  const body = { data: [{ id: 2, name: 'Texas', country: 'US', holidays: 12 }] };
  expect(await read(ENDPOINTS.listHolidayCalendars, body, holidayCalendarsQuery())).toEqual([
    {
      id: 2,
      name: 'Texas',
      country: 'US',
      region: null,
      version: null,
      holidays: 12,
      assignments: 0,
    },
  ]);
  const days = { data: { holidays: [{ date: '2026-03-02', name: 'Texas Day' }, null] } };
  expect(await read(ENDPOINTS.getHolidayCalendar, days, holidaysQuery(2, 2026))).toEqual([
    { date: '2026-03-02', name: 'Texas Day', part: null },
  ]);
});

test('countries with their regions, and what is suggested for them', async () => {
  const body = { data: [{ code: 'US', regions: [{ code: 'TX', name: 'Texas' }] }, { code: 'FR' }] };
  expect(await read(ENDPOINTS.listHolidayCountries, body, holidayCountriesQuery())).toEqual([
    { code: 'US', regions: [{ code: 'TX', name: 'Texas' }] },
    { code: 'FR', regions: [] },
  ]);
  const source = { country: 'US', region: 'TX', year: 2026 };
  const days = {
    data: [{ date: '2026-03-02', name: 'Texas Day', part: 'full', kind: 'optional' }],
  };
  expect(await read(ENDPOINTS.suggestHolidays, days, suggestedHolidaysQuery(source))).toEqual(
    days.data,
  );
});

test('a file has holidays, and sentences about what was left out', async () => {
  const data = {
    holidays: [{ date: '2026-03-02', name: 'Texas Day', part: 'am' }],
    skipped: ['No', 3, {}],
  };
  respond(ENDPOINTS.readHolidayFile, { data });
  expect(await mutate(readHolidayFileMutation(), { text: 'x', from: '2026-01-01' })).toEqual({
    holidays: [{ date: '2026-03-02', name: 'Texas Day', part: 'am', kind: null }],
    skipped: ['No', '3'],
  });
});

test('the Undo of a deleted holiday adds it again', async () => {
  respond(ENDPOINTS.deleteHoliday, { data: null });
  respond(ENDPOINTS.setHoliday, { data: {} });
  const holiday = { calendarId: 2, date: '2026-03-02', name: 'Texas Day', part: 'am' } as const;
  await mutate(deleteHolidayMutation(), holiday);
  expect(server.requestsOf(deleteHoliday)).toHaveLength(1);
  toasts[0]?.action?.run();
  await waitFor(() => expect(toasts[1]?.text).toBe('Holiday restored'));
  expect(server.requestsOf(setHoliday)).toMatchObject([
    {
      path: '/admin/holiday-calendars/2/holidays/2026-03-02',
      body: { name: 'Texas Day', part: 'am' },
    },
  ]);
});
