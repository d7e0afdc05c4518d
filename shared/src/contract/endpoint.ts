/** Who may make a call: anyone, any signed-in user, or an administrator (spec §6). The server enforces it. */
export type CallAccess = 'public' | 'session' | 'admin';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The part of a call that a client needs. `path` is relative to the versioned base; `{name}` is a parameter. */
export interface Endpoint {
  /** Stable name: the key of `API_PATHS`, of the default error messages and of the OpenAPI operation. */
  readonly name: string;
  readonly method: HttpMethod;
  readonly path: string;
  readonly access: CallAccess;
}

const endpoint = <
  const N extends string,
  const M extends HttpMethod,
  const P extends string,
  const A extends CallAccess,
>(
  name: N,
  method: M,
  path: P,
  access: A,
) => ({ name, method, path, access });

/**
 * Every endpoint (spec §7, design §8). Separate from the schemas, so that a module's build contains no schema library:
 * the console reads responses field by field instead of validating them (design §8).
 */
export const ENDPOINTS = {
  login: endpoint('login', 'POST', '/auth/login', 'public'),
  forgotPassword: endpoint('forgotPassword', 'POST', '/auth/forgot-password', 'public'),
  verifyOtpCode: endpoint('verifyOtpCode', 'POST', '/auth/verify-otp-code', 'public'),
  setPassword: endpoint('setPassword', 'POST', '/auth/set-password', 'public'),
  register: endpoint('register', 'POST', '/auth/register', 'public'),
  verifyEmail: endpoint('verifyEmail', 'POST', '/auth/verify-email', 'public'),
  resendVerification: endpoint('resendVerification', 'POST', '/auth/verify-email/resend', 'public'),
  logout: endpoint('logout', 'POST', '/auth/logout', 'session'),
  refresh: endpoint('refresh', 'POST', '/auth/refresh', 'session'),
  getMe: endpoint('getMe', 'GET', '/me', 'session'),
  updateMe: endpoint('updateMe', 'PUT', '/me', 'session'),
  updateMyPhoto: endpoint('updateMyPhoto', 'PUT', '/me/photo', 'session'),
  deleteMyPhoto: endpoint('deleteMyPhoto', 'DELETE', '/me/photo', 'session'),
  changePassword: endpoint('changePassword', 'PUT', '/me/password', 'session'),
  getPreferences: endpoint('getPreferences', 'GET', '/me/preferences', 'session'),
  updatePreferences: endpoint('updatePreferences', 'PUT', '/me/preferences', 'session'),
  listMySessions: endpoint('listMySessions', 'GET', '/me/sessions', 'session'),
  endOtherSessions: endpoint('endOtherSessions', 'DELETE', '/me/sessions', 'session'),
  endSession: endpoint('endSession', 'DELETE', '/me/sessions/{id}', 'session'),
  /** Called by the web host, never by the browser (design §8). */
  getCapabilities: endpoint('getCapabilities', 'GET', '/capabilities', 'public'),
  getDashboard: endpoint('getDashboard', 'GET', '/admin/dashboard', 'admin'),
  getWaiting: endpoint('getWaiting', 'GET', '/admin/waiting', 'admin'),
  listEmployees: endpoint('listEmployees', 'GET', '/admin/employee', 'admin'),
  searchEmployees: endpoint('searchEmployees', 'GET', '/admin/employee/search', 'admin'),
  getEmployee: endpoint('getEmployee', 'GET', '/admin/employee/{id}', 'admin'),
  updateEmployee: endpoint('updateEmployee', 'PUT', '/admin/employee/{id}', 'admin'),
  deleteEmployee: endpoint('deleteEmployee', 'DELETE', '/admin/employee/{id}', 'admin'),
  setEmployeeStatus: endpoint('setEmployeeStatus', 'PUT', '/admin/employee/status/{id}', 'admin'),
  setEmployeeRole: endpoint('setEmployeeRole', 'PUT', '/admin/employee/{id}/role', 'admin'),
  setEmployeeRights: endpoint('setEmployeeRights', 'PUT', '/admin/employee/{id}/rights', 'admin'),
  createEmployee: endpoint('createEmployee', 'POST', '/admin/employee', 'admin'),
  upload: endpoint('upload', 'POST', '/admin/s3/upload', 'admin'),
  getFile: endpoint('getFile', 'GET', '/files/{id}', 'public'),
  createDocument: endpoint('createDocument', 'POST', '/admin/document/{employeeId}', 'admin'),
  updateDocument: endpoint('updateDocument', 'PUT', '/admin/document/{employeeId}', 'admin'),
  deleteDocument: endpoint('deleteDocument', 'DELETE', '/admin/document/{id}', 'admin'),
  listAudit: endpoint('listAudit', 'GET', '/admin/audit', 'admin'),
  listTimeLogs: endpoint('listTimeLogs', 'GET', '/admin/time-logs', 'admin'),
  punchIn: endpoint('punchIn', 'POST', '/user/timeLog', 'session'),
  punchOut: endpoint('punchOut', 'PUT', '/user/timeLog/{id}', 'session'),
  startBreak: endpoint('startBreak', 'POST', '/user/timeLog/{id}/breaks', 'session'),
  endBreak: endpoint('endBreak', 'PUT', '/user/timeLog/{id}/breaks', 'session'),
  listOwnTimeLogs: endpoint('listOwnTimeLogs', 'GET', '/me/time-logs', 'session'),
  listEmployeeTimeLogs: endpoint(
    'listEmployeeTimeLogs',
    'GET',
    '/user/timeLog/{employeeId}',
    'session',
  ),
  getTimeStatistics: endpoint(
    'getTimeStatistics',
    'GET',
    '/user/timeLog/stat/{employeeId}',
    'session',
  ),
  createTimeLog: endpoint('createTimeLog', 'POST', '/admin/time-logs', 'admin'),
  getTimeLogHistory: endpoint('getTimeLogHistory', 'GET', '/admin/time-logs/{id}/history', 'admin'),
  updateTimeLog: endpoint('updateTimeLog', 'PUT', '/admin/time-logs/{id}', 'admin'),
  deleteTimeLog: endpoint('deleteTimeLog', 'DELETE', '/admin/time-logs/{id}', 'admin'),
  restoreTimeLog: endpoint('restoreTimeLog', 'POST', '/admin/time-logs/{id}/restore', 'admin'),
  undoTimeLogChanges: endpoint('undoTimeLogChanges', 'POST', '/admin/time-logs/undo', 'admin'),
  previewCloseTimeLogs: endpoint('previewCloseTimeLogs', 'GET', '/admin/time-logs/close', 'admin'),
  closeTimeLogs: endpoint('closeTimeLogs', 'POST', '/admin/time-logs/close', 'admin'),
  listAttendance: endpoint('listAttendance', 'GET', '/admin/attendance', 'admin'),
  explainDay: endpoint('explainDay', 'GET', '/admin/attendance/{employeeId}/{date}', 'admin'),
  requestCorrections: endpoint('requestCorrections', 'POST', '/corrections', 'session'),
  listOwnCorrections: endpoint('listOwnCorrections', 'GET', '/me/corrections', 'session'),
  withdrawCorrection: endpoint('withdrawCorrection', 'DELETE', '/corrections/{id}', 'session'),
  listCorrections: endpoint('listCorrections', 'GET', '/admin/corrections', 'admin'),
  decideCorrection: endpoint(
    'decideCorrection',
    'PUT',
    '/admin/corrections/{id}/decision',
    'admin',
  ),
  listLeaves: endpoint('listLeaves', 'GET', '/leaves', 'session'),
  requestLeave: endpoint('requestLeave', 'POST', '/leaves', 'session'),
  requestLeaveFor: endpoint('requestLeaveFor', 'POST', '/admin/leaves', 'admin'),
  withdrawLeave: endpoint('withdrawLeave', 'DELETE', '/leaves/{id}', 'session'),
  decideLeave: endpoint('decideLeave', 'PUT', '/leaves/{id}/decision', 'admin'),
  reopenLeave: endpoint('reopenLeave', 'DELETE', '/leaves/{id}/decision', 'admin'),
  getLeaveConflicts: endpoint('getLeaveConflicts', 'GET', '/leaves/conflicts', 'session'),
  getLeaveCalendar: endpoint('getLeaveCalendar', 'GET', '/admin/leaves/calendar', 'admin'),
  createLeaveFeed: endpoint('createLeaveFeed', 'POST', '/admin/leaves/feed', 'admin'),
  revokeLeaveFeed: endpoint('revokeLeaveFeed', 'DELETE', '/admin/leaves/feed', 'admin'),
  readLeaveFeed: endpoint('readLeaveFeed', 'GET', '/leaves/feed/{secret}.ics', 'public'),
  listBreaks: endpoint('listBreaks', 'GET', '/breaks', 'session'),
  listActivity: endpoint('listActivity', 'GET', '/admin/activity', 'admin'),
  listAnnouncements: endpoint('listAnnouncements', 'GET', '/announcements', 'session'),
  listAllAnnouncements: endpoint('listAllAnnouncements', 'GET', '/admin/announcements', 'admin'),
  createAnnouncement: endpoint('createAnnouncement', 'POST', '/admin/announcements', 'admin'),
  updateAnnouncement: endpoint('updateAnnouncement', 'PUT', '/admin/announcements/{id}', 'admin'),
  deleteAnnouncement: endpoint(
    'deleteAnnouncement',
    'DELETE',
    '/admin/announcements/{id}',
    'admin',
  ),
  listNotifications: endpoint('listNotifications', 'GET', '/notifications', 'session'),
  readNotification: endpoint('readNotification', 'PUT', '/notifications/{id}/read', 'session'),
  readAllNotifications: endpoint('readAllNotifications', 'PUT', '/notifications/read', 'session'),
} as const;
