import {
  companyQuery,
  departmentsQuery,
  designationsQuery,
  holidayCalendarsQuery,
  holidayCountriesQuery,
  holidaysQuery,
  shiftsQuery,
  suggestedHolidaysQuery,
  workSchedulesQuery,
} from '../calls/index.ts';
import { ENDPOINTS, type Endpoint } from '../contract/index.ts';

/** The reads of Settings, whose failures have the same default message. */
export const SETTINGS_READS: readonly (readonly [Endpoint, object])[] = [
  [ENDPOINTS.getCompany, companyQuery()],
  [ENDPOINTS.listDepartments, departmentsQuery()],
  [ENDPOINTS.listDesignations, designationsQuery()],
  [ENDPOINTS.listShifts, shiftsQuery()],
  [ENDPOINTS.listWorkSchedules, workSchedulesQuery()],
  [ENDPOINTS.listHolidayCalendars, holidayCalendarsQuery()],
  [ENDPOINTS.getHolidayCalendar, holidaysQuery(2, 2026)],
  [ENDPOINTS.listHolidayCountries, holidayCountriesQuery()],
  [ENDPOINTS.suggestHolidays, suggestedHolidaysQuery({ country: 'US', year: 2026 })],
];
