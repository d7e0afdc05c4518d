/** Who may make a call: anybody, anybody signed in, or an administrator (spec §6). The server enforces it. */
export type CallAccess = 'public' | 'session' | 'admin';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Where a call goes: all that a client needs of it. `path` is relative to the versioned base; `{name}` is a parameter. */
export interface Endpoint {
  /** Stable name: the key of `API_PATHS`, of the outcomes table and of the OpenAPI operation. */
  readonly name: string;
  readonly method: HttpMethod;
  readonly path: string;
  readonly access: CallAccess;
}

const endpoint = <const E extends Endpoint>(description: E): E => description;

/**
 * Every endpoint (spec §7, design §8). Apart from the schemas, so that a module's build carries no schema
 * library: the console reads answers field by field and validates none (design §8).
 */
export const ENDPOINTS = {
  login: endpoint({ name: 'login', method: 'POST', path: '/auth/login', access: 'public' }),
  forgotPassword: endpoint({
    name: 'forgotPassword',
    method: 'POST',
    path: '/auth/forgot-password',
    access: 'public',
  }),
  verifyOtpCode: endpoint({
    name: 'verifyOtpCode',
    method: 'POST',
    path: '/auth/verify-otp-code',
    access: 'public',
  }),
  setPassword: endpoint({
    name: 'setPassword',
    method: 'POST',
    path: '/auth/set-password',
    access: 'public',
  }),
  register: endpoint({
    name: 'register',
    method: 'POST',
    path: '/auth/register',
    access: 'public',
  }),
  verifyEmail: endpoint({
    name: 'verifyEmail',
    method: 'POST',
    path: '/auth/verify-email',
    access: 'public',
  }),
  resendVerification: endpoint({
    name: 'resendVerification',
    method: 'POST',
    path: '/auth/verify-email/resend',
    access: 'public',
  }),
  logout: endpoint({
    name: 'logout',
    method: 'POST',
    path: '/auth/logout',
    access: 'session',
  }),
  refresh: endpoint({
    name: 'refresh',
    method: 'POST',
    path: '/auth/refresh',
    access: 'session',
  }),
  getMe: endpoint({
    name: 'getMe',
    method: 'GET',
    path: '/me',
    access: 'session',
  }),
  updateMe: endpoint({
    name: 'updateMe',
    method: 'PUT',
    path: '/me',
    access: 'session',
  }),
  changePassword: endpoint({
    name: 'changePassword',
    method: 'PUT',
    path: '/me/password',
    access: 'session',
  }),
  listMySessions: endpoint({
    name: 'listMySessions',
    method: 'GET',
    path: '/me/sessions',
    access: 'session',
  }),
  endOtherSessions: endpoint({
    name: 'endOtherSessions',
    method: 'DELETE',
    path: '/me/sessions',
    access: 'session',
  }),
  endSession: endpoint({
    name: 'endSession',
    method: 'DELETE',
    path: '/me/sessions/{id}',
    access: 'session',
  }),
  /** Asked by the web host, never by the browser (design §8). */
  getCapabilities: endpoint({
    name: 'getCapabilities',
    method: 'GET',
    path: '/capabilities',
    access: 'public',
  }),
  getDashboard: endpoint({
    name: 'getDashboard',
    method: 'GET',
    path: '/admin/dashboard',
    access: 'admin',
  }),
  listEmployees: endpoint({
    name: 'listEmployees',
    method: 'GET',
    path: '/admin/employee',
    access: 'admin',
  }),
  searchEmployees: endpoint({
    name: 'searchEmployees',
    method: 'GET',
    path: '/admin/employee/search',
    access: 'admin',
  }),
  createEmployee: endpoint({
    name: 'createEmployee',
    method: 'POST',
    path: '/admin/employee',
    access: 'admin',
  }),
  upload: endpoint({ name: 'upload', method: 'POST', path: '/admin/s3/upload', access: 'admin' }),
  /** No token: the address itself is signed (design §12). */
  getFile: endpoint({ name: 'getFile', method: 'GET', path: '/files/{id}', access: 'public' }),
  createDocument: endpoint({
    name: 'createDocument',
    method: 'POST',
    path: '/admin/document/{employeeId}',
    access: 'admin',
  }),
  updateDocument: endpoint({
    name: 'updateDocument',
    method: 'PUT',
    path: '/admin/document/{employeeId}',
    access: 'admin',
  }),
  deleteDocument: endpoint({
    name: 'deleteDocument',
    method: 'DELETE',
    path: '/admin/document/{id}',
    access: 'admin',
  }),
  getEmployee: endpoint({
    name: 'getEmployee',
    method: 'GET',
    path: '/admin/employee/{id}',
    access: 'admin',
  }),
  updateEmployee: endpoint({
    name: 'updateEmployee',
    method: 'PUT',
    path: '/admin/employee/{id}',
    access: 'admin',
  }),
  deleteEmployee: endpoint({
    name: 'deleteEmployee',
    method: 'DELETE',
    path: '/admin/employee/{id}',
    access: 'admin',
  }),
  setEmployeeStatus: endpoint({
    name: 'setEmployeeStatus',
    method: 'PUT',
    path: '/admin/employee/status/{id}',
    access: 'admin',
  }),
  setEmployeeRole: endpoint({
    name: 'setEmployeeRole',
    method: 'PUT',
    path: '/admin/employee/{id}/role',
    access: 'admin',
  }),
  listAudit: endpoint({ name: 'listAudit', method: 'GET', path: '/admin/audit', access: 'admin' }),
  listTimeLogs: endpoint({
    name: 'listTimeLogs',
    method: 'GET',
    path: '/admin/time-logs',
    access: 'admin',
  }),
  punchIn: endpoint({
    name: 'punchIn',
    method: 'POST',
    path: '/user/timeLog',
    access: 'session',
  }),
  punchOut: endpoint({
    name: 'punchOut',
    method: 'PUT',
    path: '/user/timeLog/{id}',
    access: 'session',
  }),
  startBreak: endpoint({
    name: 'startBreak',
    method: 'POST',
    path: '/user/timeLog/{id}/breaks',
    access: 'session',
  }),
  endBreak: endpoint({
    name: 'endBreak',
    method: 'PUT',
    path: '/user/timeLog/{id}/breaks',
    access: 'session',
  }),
  listOwnTimeLogs: endpoint({
    name: 'listOwnTimeLogs',
    method: 'GET',
    path: '/me/time-logs',
    access: 'session',
  }),
  listEmployeeTimeLogs: endpoint({
    name: 'listEmployeeTimeLogs',
    method: 'GET',
    path: '/user/timeLog/{employeeId}',
    access: 'session',
  }),
  getTimeStatistics: endpoint({
    name: 'getTimeStatistics',
    method: 'GET',
    path: '/user/timeLog/stat/{employeeId}',
    access: 'session',
  }),
  createTimeLog: endpoint({
    name: 'createTimeLog',
    method: 'POST',
    path: '/admin/time-logs',
    access: 'admin',
  }),
  listLeaves: endpoint({ name: 'listLeaves', method: 'GET', path: '/leaves', access: 'session' }),
  listBreaks: endpoint({ name: 'listBreaks', method: 'GET', path: '/breaks', access: 'session' }),
} as const;
