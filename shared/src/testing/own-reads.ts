import {
  companyQuery,
  departmentsQuery,
  designationsQuery,
  holidayCalendarsQuery,
  holidayCountriesQuery,
  holidaysQuery,
  nowQuery,
  recentDaysQuery,
  savedViewsQuery,
  shiftsQuery,
  suggestedHolidaysQuery,
  waitingQuery,
  workSchedulesQuery,
} from '../calls/index.ts';
import { ENDPOINTS, type Endpoint } from '../contract/index.ts';

const SETTINGS = 'Failed to fetch the settings';
const HERE = 'Failed to fetch who is here';

/** Reads of our own server, with the default messages of their failures. */
export const OWN_READS: readonly (readonly [string, Endpoint, object])[] = [
  ['Failed to fetch what is waiting', ENDPOINTS.getWaiting, waitingQuery()],
  [HERE, ENDPOINTS.getNow, nowQuery({})],
  [HERE, ENDPOINTS.getRecentDays, recentDaysQuery()],
  ['Failed to fetch the views', ENDPOINTS.listSavedViews, savedViewsQuery('leaves')],
  [SETTINGS, ENDPOINTS.getCompany, companyQuery()],
  [SETTINGS, ENDPOINTS.listDepartments, departmentsQuery()],
  [SETTINGS, ENDPOINTS.listDesignations, designationsQuery()],
  [SETTINGS, ENDPOINTS.listShifts, shiftsQuery()],
  [SETTINGS, ENDPOINTS.listWorkSchedules, workSchedulesQuery()],
  [SETTINGS, ENDPOINTS.listHolidayCalendars, holidayCalendarsQuery()],
  [SETTINGS, ENDPOINTS.getHolidayCalendar, holidaysQuery(2, 2026)],
  [SETTINGS, ENDPOINTS.listHolidayCountries, holidayCountriesQuery()],
  [SETTINGS, ENDPOINTS.suggestHolidays, suggestedHolidaysQuery({ country: 'US', year: 2026 })],
];
