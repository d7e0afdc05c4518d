import {
  createHolidayCalendar,
  deleteHoliday,
  getCompany,
  getHolidayCalendar,
  type HolidayBody,
  type HolidayCalendarBody,
  listHolidayCalendars,
  listHolidayCountries,
  readHolidayFile,
  setHoliday,
  setHolidays,
  suggestHolidays,
} from '@rollcall/shared/contract';
import {
  aResponse,
  changeValue,
  renderAsAdministrator,
  serveContract,
  tableRows,
} from '@rollcall/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HolidaysSettings } from './holidays-settings.tsx';

const server = serveContract();
const TEXAS: HolidayCalendarBody = {
  id: 2,
  name: 'Texas',
  country: 'US',
  region: 'TX',
  version: 1,
  holidays: 1,
  assignments: 1,
};
const NEW_YEAR: HolidayBody = { date: '2026-01-01', name: 'New Year', part: 'full' };
let calendars: HolidayCalendarBody[];
let holidays: HolidayBody[];
beforeEach(() => {
  calendars = [TEXAS];
  holidays = [NEW_YEAR];
  server.respond(listHolidayCalendars, () => aResponse(calendars));
  server.respond(listHolidayCountries, () =>
    aResponse([{ code: 'US', regions: [{ code: 'TX', name: 'Texas State' }] }]),
  );
  server.respond(getCompany, () =>
    aResponse({ name: 'Acme', zone: 'America/Chicago', weekStart: 1, country: 'US', version: 1 }),
  );
  server.respond(getHolidayCalendar, ({ path, query }) => {
    const calendar = calendars.find(({ id }) => path.endsWith(`/${id}`)) as HolidayCalendarBody;
    const year = Number(query.year ?? 2026);
    return aResponse({
      calendar,
      year,
      holidays: calendar === TEXAS ? holidays.filter(({ date }) => date.startsWith(`${year}`)) : [],
    });
  });
});

const open = (path = '/settings') =>
  renderAsAdministrator([{ path: '/settings', Component: HolidaysSettings }], {
    server,
    path,
    capabilities: ['working-time'],
  });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** jsdom's files have no `text`. */
const aFile = (text: string) =>
  Object.assign(new File([text], 'days.ics', { type: 'text/calendar' }), {
    text: async () => text,
  });

test('calendars are listed with their place and their uses', async () => {
  open();
  await screen.findByText('United States, Texas State');
  expect(tableRows('All holiday calendars')).toEqual([
    ['Texas', 'United States, Texas State', '1', '1 assignment'],
  ]);
});

test('a new calendar stays open, so that its holidays can be imported', async () => {
  server.respond(createHolidayCalendar, ({ body }) => {
    const added = { ...TEXAS, region: null, ...body, id: 3, holidays: 0, assignments: 0 };
    calendars = [...calendars, added as HolidayCalendarBody];
    return aResponse(added as HolidayCalendarBody);
  });
  const { user, at } = open('/settings?calendar=new');
  const form = await dialog('New holiday calendar');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Name is required')).toBeVisible();
  await changeValue(form.getByLabelText('Name'), 'Ohio');
  await user.click(form.getByRole('button', { name: 'Save' }));
  const editor = await dialog('Edit Ohio');
  expect(at()).toBe('/settings?calendar=3');
  expect(server.requestsOf(createHolidayCalendar)[0]?.body).toEqual({
    name: 'Ohio',
    country: 'US',
    region: null,
  });
  expect(await editor.findByText(/^No holidays in 2026 yet/)).toBeVisible();
});

test('holidays of a country: what the calendar has is not chosen, what would be replaced neither', async () => {
  server.respond(suggestHolidays, () =>
    aResponse([
      { ...NEW_YEAR, kind: 'public' },
      { date: '2026-03-02', name: 'Texas Day', part: 'full', kind: 'optional' },
      { date: '2026-07-03', name: 'Independence Day', part: 'full', kind: 'public' },
    ]),
  );
  server.respond(setHolidays, ({ body }) => {
    holidays = [...holidays, ...body.holidays.map((one) => ({ ...one, part: one.part ?? 'full' }))];
    return aResponse({ added: body.holidays.length, replaced: 0 });
  });
  const { user, toasts } = open('/settings?calendar=2&dialog=import');
  const preview = await dialog('Import holidays into Texas');
  expect(await preview.findByText('1 of 2 chosen')).toBeVisible();
  expect(server.requestsOf(suggestHolidays)[0]?.query).toEqual({
    country: 'US',
    region: 'TX',
    year: '2026',
  });
  expect(preview.getByLabelText('Import New Year on Thu, Jan 01, 2026')).toBeDisabled();
  await user.click(preview.getByLabelText('Import Texas Day on Mon, Mar 02, 2026'));
  await user.click(preview.getByRole('button', { name: 'Import 2 holidays' }));
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: /^Import/ })).not.toBeInTheDocument(),
  );
  expect(server.requestsOf(setHolidays)[0]?.body).toEqual({
    holidays: [
      { date: '2026-03-02', name: 'Texas Day', part: 'full' },
      { date: '2026-07-03', name: 'Independence Day', part: 'full' },
    ],
  });
  expect(toasts).toMatchObject([{ text: 'Holidays saved' }]);
  expect(await screen.findByText('Independence Day')).toBeVisible();
});

test('a failed list of countries says so, and can be read again', async () => {
  server.refuse(listHolidayCountries, 500, 'Countries are not available.');
  server.respond(suggestHolidays, () => aResponse([{ ...NEW_YEAR, kind: 'public' }]));
  const { user } = open('/settings?calendar=2&dialog=import');
  const preview = await dialog('Import holidays into Texas');
  expect(await preview.findByRole('alert')).toHaveTextContent('Countries are not available.');
  expect(preview.queryByText(/^Choose a country/)).not.toBeInTheDocument();
  server.respond(listHolidayCountries, () => aResponse([{ code: 'US', regions: [] }]));
  await user.click(preview.getByRole('button', { name: 'Retry' }));
  expect(await preview.findByLabelText('Import New Year on Thu, Jan 01, 2026')).toBeDisabled();
  expect(screen.queryByText('Countries are not available.')).not.toBeInTheDocument();
});

test('a file is read by the server; what is left out is named', async () => {
  server.respond(readHolidayFile, () =>
    aResponse({
      holidays: [{ date: '2026-01-01', name: 'Neujahr', part: 'full' }],
      skipped: ['Summer is longer than 31 days.'],
    }),
  );
  const { user } = open('/settings?calendar=2&dialog=import');
  const preview = await dialog('Import holidays into Texas');
  await user.click(preview.getByRole('radio', { name: 'A file' }));
  await user.upload(preview.getByLabelText('Calendar file (.ics)'), aFile('BEGIN:VCALENDAR'));
  expect(await preview.findByText('Replaces New Year (whole day)')).toBeVisible();
  expect(preview.getByText('Summer is longer than 31 days.')).toBeVisible();
  expect(preview.getByText('days.ics')).toBeVisible();
  expect(preview.getByRole('button', { name: 'Import 0 holidays' })).toBeDisabled();
  expect(server.requestsOf(readHolidayFile)[0]?.body).toEqual({
    text: 'BEGIN:VCALENDAR',
    from: '2026-01-01',
  });
});

test('a file that is no calendar is refused at its field', async () => {
  const message = 'The file is no iCalendar file (.ics), or it is damaged';
  server.refuse(readHolidayFile, 422, message);
  const { user } = open('/settings?calendar=2&dialog=import');
  const preview = await dialog('Import holidays into Texas');
  await user.click(preview.getByRole('radio', { name: 'A file' }));
  await user.upload(preview.getByLabelText('Calendar file (.ics)'), aFile('<html>'));
  expect(await preview.findByText(message)).toBeVisible();
  expect(preview.getByLabelText('Calendar file (.ics)')).toHaveAccessibleDescription(message);
});

test('a holiday can be added; the form says what it would replace', async () => {
  server.respond(setHoliday, ({ body }) =>
    aResponse({ date: '2026-12-24', part: 'full', ...body } as HolidayBody),
  );
  const { user } = open('/settings?calendar=2');
  await user.click(await screen.findByRole('button', { name: 'Add a holiday' }));
  const form = await dialog('Add a holiday');
  await changeValue(form.getByLabelText('Date'), '2026-01-01');
  expect(await form.findByText('Replaces New Year (whole day)')).toBeVisible();
  await changeValue(form.getByLabelText('Date'), '2026-12-24');
  await waitFor(() => expect(form.queryByText(/^Replaces/)).not.toBeInTheDocument());
  await changeValue(form.getByLabelText('Name'), 'Eve');
  await user.click(form.getByRole('radio', { name: 'Second half' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.requestsOf(setHoliday)).toMatchObject([
      { path: '/admin/holiday-calendars/2/holidays/2026-12-24', body: { name: 'Eve', part: 'pm' } },
    ]),
  );
});

test('a deleted holiday can be restored', async () => {
  server.respond(deleteHoliday, () => {
    holidays = [];
    return aResponse(null);
  });
  server.respond(setHoliday, () => {
    holidays = [NEW_YEAR];
    return aResponse(NEW_YEAR);
  });
  const { user, toasts } = open('/settings?calendar=2');
  await user.click(await screen.findByRole('button', { name: 'Delete New Year' }));
  expect(await screen.findByText(/^No holidays in 2026 yet/)).toBeVisible();
  expect(toasts).toMatchObject([{ text: 'Holiday deleted', action: { label: 'Undo' } }]);
  toasts[0]?.action?.run();
  expect(await screen.findByText('New Year')).toBeVisible();
});

test('another year has its own holidays and is in the URL', async () => {
  holidays = [NEW_YEAR, { date: '2027-01-01', name: 'Next New Year', part: 'full' }];
  const { user, at } = open('/settings?calendar=2');
  await user.click(await screen.findByRole('button', { name: 'Next year' }));
  expect(await screen.findByText('Next New Year')).toBeVisible();
  expect(at()).toBe('/settings?calendar=2&year=2027');
});
