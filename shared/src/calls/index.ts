export {
  accountStatusMutation,
  deleteEmployeeMutation,
} from './account-status.ts';
export { type ActivityEvent, activityQuery } from './activity.ts';
export { type Adjustment, adjustmentsQuery } from './adjustments.ts';
export { type Announcement, allAnnouncementsQuery, announcementsQuery } from './announcements.ts';
export {
  type Assignment,
  assignmentsQuery,
  deleteAssignmentMutation,
  setAssignmentMutation,
  undoAssignmentsMutation,
} from './assignments.ts';
export {
  type AttendanceRow,
  attendanceQuery,
  type DayBreakdown,
  type DayCalculation,
  type DayFigures,
  type DayLog,
  type DayPlan,
  type DaySums,
  dayQuery,
  type OwnAttendance,
  ownAttendanceQuery,
  type PlannedShift,
  wholeMonthMutation,
} from './attendance.ts';
export { type BoardCounts, type BoardRow, boardQuery } from './attendance-board.ts';
export { type AuditEntry, auditQuery } from './audit.ts';
export { endSession, login, refreshSession, type SignInResult } from './auth.ts';
export { type BreakRow, type BreaksQuery, breaksQuery } from './breaks.ts';
export { type Company, companyQuery } from './company.ts';
export {
  CORRECTION_DECISION_KEY,
  type Correction,
  type CorrectionDecisionUndo,
  type CorrectionsQuery,
  type CorrectionTimes,
  correctionsQuery,
  decideCorrectionMutation,
  isCorrectionOf,
  ownCorrectionsQuery,
  type ProposedRow,
  reopenCorrectionMutation,
  requestCorrectionsMutation,
  withdrawCorrectionMutation,
} from './corrections.ts';
export { type DashboardCounts, dashboardQuery } from './dashboard.ts';
export {
  type Department,
  type Designation,
  departmentActiveMutation,
  departmentsQuery,
  designationsQuery,
  useDepartments,
} from './departments.ts';
export {
  createDocumentMutation,
  deleteDocumentMutation,
  type EmployeeDocument,
  readDocuments,
  updateDocumentMutation,
} from './documents.ts';
export {
  createEmployeeMutation,
  type EmployeeChanges,
  employeeQuery,
  employeeRightsMutation,
  employeeRoleMutation,
  type NewEmployeeFields,
  resendInvitationMutation,
  updateEmployeeMutation,
} from './employee-record.ts';
export {
  type EmployeeTerm,
  type EmployeeTerms,
  employeeTermsQuery,
} from './employee-terms.ts';
export {
  employeeTimeLogsQuery,
  type TimeStatistics,
  timeStatisticsQuery,
} from './employee-time.ts';
export {
  allEmployeesQuery,
  anyEmployeeSearchQuery,
  type EmployeeRow,
  type EmployeeWithTimeLogs,
  employeeSearchQuery,
  employeesQuery,
  readEmployee,
} from './employees.ts';
export {
  type GettingStarted,
  gettingStartedQuery,
  hideGettingStartedMutation,
  ownNameMutation,
  testMailMutation,
} from './getting-started.ts';
export {
  deleteHolidayMutation,
  type Holiday,
  type HolidayCalendar,
  type HolidayCountry,
  type HolidayFile,
  type HolidaySource,
  holidayCalendarsQuery,
  holidayCountriesQuery,
  holidaysQuery,
  readHolidayFileMutation,
  type SuggestedHoliday,
  suggestedHolidaysQuery,
} from './holidays.ts';
export { type IdempotencyKeys, makeIdempotencyKeys } from './idempotency.ts';
export {
  createLeaveCalendarLinkMutation,
  leaveCalendarQuery,
  revokeLeaveCalendarLinkMutation,
} from './leave-calendar.ts';
export {
  decideLeaveMutation,
  LEAVE_DECISION_KEY,
  type LeaveConflicts,
  type LeaveDecisionUndo,
  leaveConflictsQuery,
  reopenLeaveMutation,
} from './leave-decisions.ts';
export {
  type LeaveRequest,
  requestLeaveMutation,
  withdrawLeaveMutation,
} from './leave-requests.ts';
export {
  countLeaves,
  type Leave,
  type LeaveCounts,
  type LeaveList,
  type LeavesQuery,
  leavesQuery,
} from './leaves.ts';
export {
  changePasswordMutation,
  deleteMyPhotoMutation,
  endOtherSessionsMutation,
  endSessionMutation,
  meQuery,
  type OwnSession,
  type ProfileChanges,
  sessionsQuery,
  updateMeMutation,
  updateMyPhotoMutation,
} from './me.ts';
export {
  createShiftCalendarLinkMutation,
  type MyShiftDay,
  type MyShifts,
  myShiftsQuery,
  revokeShiftCalendarLinkMutation,
  shiftCalendarLinkQuery,
} from './my-shifts.ts';
export {
  forgetEarlierNotifications,
  type Notification,
  type NotificationPage,
  notificationsQuery,
  readAllNotificationsMutation,
  readNotificationMutation,
  refreshAfterNotification,
} from './notifications.ts';
export { type Now, type NowPerson, nowQuery, type RecentDay, recentDaysQuery } from './now.ts';
export { followOtherTabs } from './other-tabs.ts';
export {
  decideOvertimeMutation,
  type OvertimeDecision,
  type OvertimeEntry,
  overtimeQuery,
  undoOvertimeMutation,
} from './overtime.ts';
export {
  allPeriodRowsMutation,
  type Period,
  type PeriodDay,
  type PeriodPreview,
  type PeriodRow,
  type PeriodSums,
  periodDaysQuery,
  periodPreviewQuery,
  periodQuery,
  periodSheetMutation,
  periodsQuery,
  type Unsettled,
} from './periods.ts';
export {
  type ChangedDay,
  type PlanChange,
  type PlanScope,
  type PlanScopeRow,
  type PlanScopeToday,
  planChangeQuery,
  planScopeQuery,
  planScopesQuery,
  type SourcedValue,
} from './plan-scopes.ts';
export { dailyMailMutation, type Preferences, preferencesQuery } from './preferences.ts';
export {
  createTimeLogMutation,
  isUnanswered,
  type ManualTimeLog,
  type OwnTime,
  ownTimeQuery,
  PUNCH_KEY,
  type Punch,
  punchMutation,
} from './punches.ts';
export { type Fields, readBoolean, readText } from './reading/fields.ts';
export type { ReadList } from './reading/list.ts';
export { resetPassword, sendCode, verifyCode } from './recovery.ts';
export {
  type RegistrationRequest,
  registerEmployee,
  resendVerificationMail,
  verifyEmailAddress,
} from './registration.ts';
export type { OwnPage } from './request.ts';
export {
  type RosterConflict,
  type RosterDay,
  type RosterRow,
  type RosterShift,
  type RosterSummary,
  rosterQuery,
  rosterSummaryQuery,
} from './roster.ts';
export {
  type CopiedDay,
  copyRosterMutation,
  deleteRosterEntryMutation,
  discardRosterDraftsMutation,
  publishRosterMutation,
  type RosterCopy,
  rosterCopyQuery,
  setRosterEntryMutation,
  undoRosterChangesMutation,
} from './roster-changes.ts';
export {
  deleteViewMutation,
  type SavedView,
  savedViewsQuery,
  saveViewMutation,
} from './saved-views.ts';
export { type ScheduleWrite, scheduleMutation } from './schedules.ts';
export { type Shift, shiftsQuery } from './shifts.ts';
export {
  type ClosePreview,
  closePreviewQuery,
  closeTimeLogsMutation,
  deleteTimeLogMutation,
  type LogResult,
  type LogVersion,
  NoLogClosedError,
  type PendingCorrection,
  restoreTimeLogMutation,
  type TimeLogHistory,
  timeLogHistoryQuery,
  timeLogOf,
  updateTimeLogMutation,
} from './time-log-repair.ts';
export {
  type LogBreak,
  type OwnTimeLog,
  type TimeLog,
  type TimeLogRow,
  type TimeLogsQuery,
  timeLogsQuery,
} from './time-logs.ts';
export {
  deleteTimePolicyMutation,
  setTimePolicyMutation,
  type TimePolicy,
  timePoliciesQuery,
  undoTimePoliciesMutation,
} from './time-policies.ts';
export * from './transfer/index.ts';
export { serverMessage, uploadMutation } from './uploads.ts';
export { type OldestWaiting, type Waiting, type WaitingKind, waitingQuery } from './waiting.ts';
export { type WorkSchedule, workSchedulesQuery } from './work-schedules.ts';
export { refetchAfter } from './write.ts';
