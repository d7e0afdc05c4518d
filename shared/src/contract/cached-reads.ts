import type { ENDPOINTS } from './endpoint.ts';

/**
 * What a page keeps in its query cache: the first part of the keys, and the calls that fill it (design §8). Without
 * `getEmployee` and `getMe`: a record must not change during an edit. Each reading of the former is audited.
 */
export const READS = {
  activity: ['listActivity'],
  attendance: ['listAttendance', 'explainDay'],
  breaks: ['listBreaks'],
  corrections: ['listCorrections', 'listOwnCorrections'],
  dashboard: ['getDashboard'],
  'employee-time': ['listEmployeeTimeLogs', 'getTimeStatistics'],
  employees: ['listEmployees', 'searchEmployees'],
  leaves: ['listLeaves', 'getLeaveCalendar', 'getLeaveConflicts'],
  notifications: ['listNotifications'],
  'own-time': ['listOwnTimeLogs'],
  preferences: ['getPreferences'],
  sessions: ['listMySessions'],
  'time-logs': ['listTimeLogs', 'getTimeLogHistory', 'previewCloseTimeLogs'],
  waiting: ['getWaiting'],
} as const satisfies Record<string, readonly (keyof typeof ENDPOINTS)[]>;

export type Read = keyof typeof READS;

const OF_LOGS = [
  'activity',
  'attendance',
  'breaks',
  'dashboard',
  'employee-time',
  'employees',
  'leaves',
  'own-time',
  'time-logs',
  'waiting',
] as const satisfies readonly Read[];
/** A punch-in after a forgotten punch-out also notifies the employee. */
const OF_PUNCHES = [...OF_LOGS, 'notifications'] as const satisfies readonly Read[];
const OF_LEAVES = [
  'activity',
  'attendance',
  'dashboard',
  'employee-time',
  'leaves',
  'waiting',
] as const satisfies readonly Read[];
const OF_DOCUMENTS = ['dashboard', 'employees'] as const satisfies readonly Read[];
const ALL = [...OF_LOGS, 'corrections'] as const satisfies readonly Read[];

/**
 * Which cached reads each write changes; of the notifications, those to the person who writes. A test on the server makes
 * every write and compares all reads before and after. A change of a person's name or department, and a deletion, change everything.
 */
export const CHANGED_READS = {
  createEmployee: ['attendance', 'dashboard', 'employees'],
  updateEmployee: ALL,
  updateMe: ALL,
  updatePreferences: ['preferences'],
  updateMyPhoto: ['employees'],
  deleteMyPhoto: ['employees'],
  changePassword: ['sessions'],
  endSession: ['sessions'],
  endOtherSessions: ['sessions'],
  deleteEmployee: [...ALL, 'notifications'],
  setEmployeeStatus: ['attendance', 'dashboard', 'employees', 'waiting'],
  setEmployeeRole: ['dashboard', 'employees'],
  setEmployeeRights: ['employees'],
  upload: [],
  createDocument: OF_DOCUMENTS,
  updateDocument: OF_DOCUMENTS,
  deleteDocument: OF_DOCUMENTS,
  punchIn: OF_PUNCHES,
  punchOut: OF_PUNCHES,
  startBreak: OF_PUNCHES,
  endBreak: OF_PUNCHES,
  createTimeLog: ALL,
  requestCorrections: ['activity', 'attendance', 'corrections', 'time-logs', 'waiting'],
  withdrawCorrection: ['activity', 'attendance', 'corrections', 'time-logs', 'waiting'],
  updateTimeLog: ALL,
  deleteTimeLog: ALL,
  restoreTimeLog: ALL,
  undoTimeLogChanges: ALL,
  closeTimeLogs: ALL,
  decideCorrection: ALL,
  requestLeave: OF_LEAVES,
  requestLeaveFor: OF_LEAVES,
  withdrawLeave: OF_LEAVES,
  decideLeave: OF_LEAVES,
  reopenLeave: [...OF_LEAVES, 'notifications'],
  readNotification: ['notifications'],
  readAllNotifications: ['notifications'],
  createLeaveFeed: [],
  revokeLeaveFeed: [],
} as const satisfies Partial<Record<keyof typeof ENDPOINTS, readonly Read[]>>;

/** A write whose effect on cached reads is known. */
export type Write = keyof typeof CHANGED_READS;
