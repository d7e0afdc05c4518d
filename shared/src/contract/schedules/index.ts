export {
  type AnnouncementBody,
  announcement,
  createAnnouncement,
  deleteAnnouncement,
  listAllAnnouncements,
  listAnnouncements,
  updateAnnouncement,
} from './announcement.ts';
export {
  type AssignmentBody,
  assignment,
  deleteAssignment,
  listAssignments,
  setAssignment,
  undoAssignments,
} from './assignment.ts';
export {
  type CompanySettingsBody,
  companySettings,
  getCompany,
  updateCompany,
} from './company-settings.ts';
export { COUNTRIES } from './countries.ts';
export {
  createDepartment,
  type DepartmentBody,
  type DesignationBody,
  deleteDepartment,
  listDepartments,
  listDesignations,
  renameDesignation,
  updateDepartment,
} from './department.ts';
export { type EmployeeTermBody, employeeTerm, getEmployeeTerms } from './employee-terms.ts';
export {
  type GettingStartedBody,
  getGettingStarted,
  gettingStarted,
  hideGettingStarted,
  sendTestMail,
} from './getting-started.ts';
export {
  createHolidayCalendar,
  deleteHoliday,
  deleteHolidayCalendar,
  getHolidayCalendar,
  type HolidayBody,
  type HolidayCalendarBody,
  holiday,
  holidayCalendar,
  listHolidayCalendars,
  MAX_HOLIDAYS_PER_CALL,
  setHoliday,
  setHolidays,
  updateHolidayCalendar,
} from './holiday.ts';
export {
  HOLIDAY_KINDS,
  type HolidaySuggestionBody,
  listHolidayCountries,
  MAX_CALENDAR_FILE_CHARS,
  readHolidayFile,
  suggestHolidays,
} from './holiday-import.ts';
export {
  createShiftCalendarLink,
  getMyShifts,
  getShiftCalendarLink,
  MY_SHIFTS_DAYS,
  type MyShiftsBody,
  readShiftCalendarLink,
  revokeShiftCalendarLink,
} from './my-shifts.ts';
export {
  getNow,
  getRecentDays,
  NOW_STATES,
  type NowPersonBody,
  type NowState,
} from './now.ts';
export { MAX_UNDONE_ENTRIES } from './plan-fields.ts';
export { PLAN_RULES } from './plan-rules.ts';
export {
  getPlanScope,
  listPlanScopes,
  type PlanChangeBody,
  type PlanScopeRowBody,
  type PlanScopeTodayBody,
  planChange,
  planScopeRow,
  planScopeToday,
  previewPlanChange,
} from './plan-scope.ts';
export {
  deleteRosterEntry,
  getRoster,
  getRosterSummary,
  MAX_LISTED_CONFLICTS,
  MAX_ROSTER_DAYS,
  MAX_SUMMARISED_PEOPLE,
  type RosterDayBody,
  type RosterRowBody,
  type RosterSummaryBody,
  rosterConflict,
  rosterDay,
  rosterRow,
  rosterSummary,
  setRosterEntry,
} from './roster.ts';
export {
  COPY_SKIPS,
  copyRoster,
  discardRosterDrafts,
  MAX_COPIED_PEOPLE,
  MAX_UNDONE_DAYS,
  previewRosterCopy,
  publishRoster,
  type RosterCopyBody,
  type RosterUndoBody,
  rosterCopy,
  rosterUndo,
  undoRosterChanges,
} from './roster-drafts.ts';
export {
  createShift,
  deleteShift,
  listShifts,
  SHIFT_COLOURS,
  type ShiftBody,
  type ShiftFields,
  shift,
  updateShift,
} from './shift.ts';
export {
  deleteTimePolicy,
  listTimePolicies,
  MAX_BREAK_RULES,
  OVERTIME_BUCKETS,
  ROUNDING_STEPS,
  setTimePolicy,
  type TimePolicyBody,
  type TimePolicyFields,
  timePolicy,
  undoTimePolicies,
} from './time-policy.ts';
export {
  createWorkSchedule,
  deleteWorkSchedule,
  listWorkSchedules,
  MAX_CYCLE_DAYS,
  MAX_SHIFTS_PER_DAY,
  updateWorkSchedule,
  type WorkScheduleBody,
  workSchedule,
} from './work-schedule.ts';
