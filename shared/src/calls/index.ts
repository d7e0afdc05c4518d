export {
  accountStatusMutation,
  deleteEmployeeMutation,
} from './account-status.ts';
export { type ActivityEvent, activityQuery } from './activity.ts';
export {
  type AttendanceDay,
  type AttendanceList,
  type AttendanceRow,
  attendanceQuery,
  type DayBreak,
  type DayBreakdown,
  type DayLog,
  dayQuery,
} from './attendance.ts';
export { endSession, login, refreshSession, type SignInResult } from './auth.ts';
export { type BreakRow, type BreaksQuery, breaksQuery } from './breaks.ts';
export {
  type Correction,
  type CorrectionList,
  type CorrectionsQuery,
  type CorrectionTimes,
  correctionsQuery,
  decideCorrectionMutation,
  isCorrectionOf,
  ownCorrectionsQuery,
  type ProposedRow,
  requestCorrectionsMutation,
  withdrawCorrectionMutation,
} from './corrections.ts';
export { type DashboardCounts, dashboardQuery } from './dashboard.ts';
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
  updateEmployeeMutation,
} from './employee-record.ts';
export {
  employeeTimeLogsQuery,
  type TimeStatistics,
  timeStatisticsQuery,
} from './employee-time.ts';
export {
  allEmployeesQuery,
  type EmployeeRow,
  type EmployeeWithTimeLogs,
  employeeSearchQuery,
  employeesQuery,
  readEmployee,
} from './employees.ts';
export { type IdempotencyKeys, makeIdempotencyKeys } from './idempotency.ts';
export {
  createLeaveFeedMutation,
  type LeaveCalendar,
  leaveCalendarQuery,
  revokeLeaveFeedMutation,
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
  forgetEarlierNotifications,
  type Notification,
  type NotificationPage,
  notificationsQuery,
  readAllNotificationsMutation,
  readNotificationMutation,
  refreshAfterNotification,
} from './notifications.ts';
export { followOtherTabs } from './other-tabs.ts';
export { dailyMailMutation, type Preferences, preferencesQuery } from './preferences.ts';
export {
  createTimeLogMutation,
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
  type AttendanceCounts,
  type LogBreak,
  type TimeLog,
  type TimeLogRow,
  type TimeLogsQuery,
  timeLogsQuery,
} from './time-logs.ts';
export { serverMessage, uploadMutation } from './uploads.ts';
export { type Waiting, waitingQuery } from './waiting.ts';
export { refetchAfter } from './write.ts';
