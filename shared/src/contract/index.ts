export {
  type AdjustmentBody,
  adjustment,
  createAdjustment,
  deleteAdjustment,
  listAdjustments,
  MAX_ADJUSTMENT_MINS,
} from './adjustment.ts';
export {
  type AttendanceRowBody,
  attendanceRow,
  attendanceStatus,
  type DayBreakdownBody,
  type DayFiguresBody,
  type DayLogBody,
  type DayPlanBody,
  type DaySumsBody,
  dayBreak,
  dayFigures,
  dayLog,
  dayPlan,
  daySums,
  explainDay,
  explainOwnDay,
  getMyAttendance,
  listAttendance,
  MAX_MONTH_PAGE_SIZE,
  type MyAttendanceBody,
  timeLogDeletion,
} from './attendance.ts';
export {
  BOARD_STATES,
  type BoardRowBody,
  type BoardState,
  boardRow,
  getAttendanceBoard,
} from './attendance-board.ts';
export {
  AUDIT_SUBJECTS,
  type AuditEntryBody,
  type AuditSubject,
  auditEntry,
  listAudit,
} from './audit.ts';
export { type LoginRequest, login, loginRequest } from './auth.ts';
export {
  type BreakRowBody,
  type BreakSummaryBody,
  breakRow,
  breakSummary,
  listBreaks,
} from './break.ts';
export { CHANGED_READS, READS, type Read, type Write } from './cached-reads.ts';
export { type Call, defineCall } from './call.ts';
export type {
  CallBody,
  CallFields,
  CallForm,
  CallInput,
  CallParams,
  CallQuery,
  CallResponse,
} from './call-input.ts';
export { CAPABILITIES, type Capability, getCapabilities } from './capabilities.ts';
export {
  type CorrectionBody,
  type CorrectionCounts,
  type CorrectionInput,
  correction,
  correctionCounts,
  decideCorrection,
  listCorrections,
  listOwnCorrections,
  reopenCorrection,
  requestCorrections,
  withdrawCorrection,
} from './correction.ts';
export { type DashboardCountsBody, dashboardCounts, getDashboard } from './dashboard.ts';
export {
  createDocument,
  DOCUMENT_NAME_RULE,
  type DocumentBody,
  type DocumentInput,
  deleteDocument,
  document,
  updateDocument,
} from './document.ts';
export {
  type EmployeeRowBody,
  type EmployeeWithTimeLogsBody,
  employeeRow,
  employeeWithTimeLogs,
  listEmployees,
  searchEmployees,
} from './employee.ts';
export {
  createEmployee,
  type NewEmployeeForm,
  type NewEmployeeInput,
  newEmployee,
} from './employee-create.ts';
export {
  deleteEmployee,
  type EmployeeRecordBody,
  type EmployeeUpdate,
  type EmployeeUpdateInput,
  employeeRecord,
  employeeUpdate,
  getEmployee,
  resendInvitation,
  savedEmployee,
  setEmployeeRights,
  setEmployeeRole,
  setEmployeeStatus,
  updateEmployee,
} from './employee-record.ts';
export { EMPLOYEE_RULES } from './employee-rules.ts';
export {
  getTimeStatistics,
  listEmployeeTimeLogs,
  type TimeStatisticsBody,
  timeStatistics,
} from './employee-time.ts';
export { type CallAccess, ENDPOINTS, type Endpoint, type HttpMethod } from './endpoint.ts';
export {
  ACCOUNT_TYPES,
  BLOOD_GROUPS,
  CONTACT_RELATIONS,
  DEPARTMENTS,
  EMPLOYMENT_STATUSES,
  EMPLOYMENT_TYPES,
  GENDERS,
  LEAVE_STATUSES,
  LEAVE_TYPES,
  type LeaveStatus,
  ROLES,
  type Role,
  TIME_LOG_SOURCES,
  TIME_LOG_STATES,
  type TimeLogSource,
  VERIFICATION_STATUSES,
} from './enums.ts';
export {
  acknowledgement,
  calendarDate,
  calendarMonth,
  cappedPageEnvelope,
  envelope,
  optionalReason,
  pageEnvelope,
  pageNumber,
  queryBoolean,
  requiredReason,
  rowId,
  searchTerm,
  timeText,
} from './envelope.ts';
export { type ErrorBody, errorBody, type FieldError, fieldError } from './error.ts';
export {
  type ActivityItemBody,
  activityItem,
  EVENT_KINDS,
  type EventKind,
  listActivity,
} from './event.ts';
export { getFile, upload } from './file.ts';
export {
  type LeaveBody,
  type LeaveCounts,
  type LeaveRequestInput,
  leave,
  leaveCounts,
  listLeaves,
  requestLeave,
  requestLeaveFor,
  withdrawLeave,
} from './leave.ts';
export {
  createLeaveCalendarLink,
  getLeaveCalendar,
  readLeaveCalendarLink,
  revokeLeaveCalendarLink,
} from './leave-calendar.ts';
export {
  decideLeave,
  getLeaveConflicts,
  type LeaveConflictsBody,
  leaveConflicts,
  reopenLeave,
} from './leave-decision.ts';
export * from './lists/index.ts';
export { createTimeLog, type TimeLogInput } from './manual-time-log.ts';
export {
  changePassword,
  deleteMyPhoto,
  endOtherSessions,
  endSession,
  getMe,
  listMySessions,
  logout,
  type OwnSessionBody,
  ownSession,
  refresh,
  updateMe,
  updateMyPhoto,
} from './me.ts';
export { NAME_RULES } from './name-rules.ts';
export {
  listNotifications,
  type NotificationBody,
  notification,
  readAllNotifications,
  readNotification,
} from './notification.ts';
export {
  decideOvertime,
  listOvertime,
  MAX_OVERTIME_PAGE_SIZE,
  OVERTIME_BUCKETS,
  OVERTIME_STATES,
  type OvertimeEntryBody,
} from './overtime.ts';
export {
  closePeriod,
  getPeriod,
  getPeriodSheet,
  listPeriodDays,
  listPeriods,
  MAX_PERIOD_PAGE_SIZE,
  MAX_UNSETTLED_NAMED,
  type PeriodBody,
  type PeriodDayBody,
  type PeriodPreviewBody,
  type PeriodRowBody,
  type PeriodSumsBody,
  period,
  periodScope,
  previewPeriod,
  reopenPeriod,
  type SheetLevel,
  UNSETTLED_KINDS,
} from './period.ts';
export { getPreferences, updatePreferences } from './preferences.ts';
export { endBreak, listOwnTimeLogs, punchIn, punchOut, startBreak } from './punch.ts';
export { REASON_RULE } from './reason-rule.ts';
export {
  type ForgotPasswordInput,
  forgotPassword,
  type ResetPasswordInput,
  resendVerification,
  setPassword,
  verifyEmail,
  verifyOtpCode,
} from './recovery.ts';
export {
  type Registration,
  type RegistrationInput,
  register,
  registeredEmployee,
  registration,
} from './registration.ts';
export { EMAIL_RULE, REGISTRATION_RULES, RESET_PASSWORD_RULE } from './registration-rules.ts';
export { RIGHT, RIGHT_MESSAGE } from './rights.ts';
export * from './schedules/index.ts';
export {
  isSecretField,
  replaceSecrets,
  SECRET_FIELDS,
  withoutSecrets,
} from './secret-fields.ts';
export { type SessionUser, sessionUser } from './session-user.ts';
export {
  type AttendanceCounts,
  type BreakItemBody,
  breakItem,
  listTimeLogs,
  type TimeLogBody,
  type TimeLogRowBody,
  timeLog,
  timeLogRow,
} from './time-log.ts';
export {
  type ClosePreviewBody,
  closePreview,
  closeTimeLogs,
  deleteTimeLog,
  getTimeLogHistory,
  type LogResultBody,
  previewCloseTimeLogs,
  restoreTimeLog,
  type TimeLogEdit,
  type TimeLogHistoryBody,
  type TimeLogVersionBody,
  timeLogVersion,
  undoTimeLogChanges,
  updateTimeLog,
} from './time-log-repair.ts';
export * from './transfer/index.ts';
export * from './views/index.ts';
export { getWaiting, type WaitingBody, type WaitingCounts, waitingCounts } from './waiting.ts';
