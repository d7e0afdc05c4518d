import type { ENDPOINTS } from './endpoint.ts';

/**
 * What a page keeps in its query cache: the first part of the keys, and the calls that fill it (design §8). Without
 * `getEmployee` and `getMe`: a record must not change during an edit. Each reading of the former is audited. Without `listAudit`,
 * to which every change adds. Without
 * `previewPeriod`, `previewPlanChange` and `previewRosterCopy`, which are read whenever they are shown.
 */
export const READS = {
  activity: ['listActivity'],
  announcements: ['listAnnouncements', 'listAllAnnouncements'],
  attendance: [
    'listAttendance',
    'explainDay',
    'explainOwnDay',
    'getMyAttendance',
    'getAttendanceBoard',
    'getNow',
    'getRecentDays',
    'listTimesheets',
  ],
  breaks: ['listBreaks'],
  company: ['getCompany'],
  departments: ['listDepartments', 'listDesignations'],
  corrections: ['listCorrections', 'listOwnCorrections'],
  dashboard: ['getDashboard'],
  'employee-time': ['listEmployeeTimeLogs', 'getTimeStatistics'],
  exports: ['listExports', 'listExportColumns'],
  employees: ['listEmployees', 'searchEmployees'],
  'getting-started': ['getGettingStarted'],
  leaves: ['listLeaves', 'getLeaveCalendar', 'getLeaveConflicts'],
  notifications: ['listNotifications'],
  'own-time': ['listOwnTimeLogs'],
  overtime: ['listOvertime'],
  adjustments: ['listAdjustments'],
  periods: ['listPeriods', 'getPeriod', 'listPeriodDays'],
  preferences: ['getPreferences'],
  roster: ['getRoster', 'getRosterSummary', 'getMyShifts'],
  schedules: [
    'listShifts',
    'listWorkSchedules',
    'listHolidayCalendars',
    'getHolidayCalendar',
    'listHolidayCountries',
    'suggestHolidays',
    'listAssignments',
    'listTimePolicies',
    'listPlanScopes',
    'getPlanScope',
    'getEmployeeTerms',
  ],
  sessions: ['listMySessions'],
  'shift-calendar-link': ['getShiftCalendarLink'],
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
  'roster',
  'waiting',
] as const satisfies readonly Read[];
const OF_DOCUMENTS = ['dashboard', 'employees'] as const satisfies readonly Read[];
const ALL = [
  ...OF_LOGS,
  'adjustments',
  'corrections',
  'overtime',
  'periods',
] as const satisfies readonly Read[];
/** Name, department or shift times of an employee. */
const OF_PEOPLE = [
  ...ALL,
  'announcements',
  'departments',
  'getting-started',
  'roster',
  'schedules',
] as const satisfies readonly Read[];
/** What is planned decides about status and expected minutes of days; a status decides whether an employee is in the way of a leave. */
const OF_PLANS = [
  'attendance',
  'dashboard',
  'employee-time',
  'employees',
  'getting-started',
  'overtime',
  'periods',
  'roster',
  'schedules',
] as const satisfies readonly Read[];

/** A draft of the roster counts for no day; shifts say on how many days they are rostered. */
const OF_DRAFTS = ['roster', 'schedules'] as const satisfies readonly Read[];

/**
 * Which cached reads each write changes; of the notifications, those to the person who writes. A test on the server makes
 * every write and compares all reads before and after. A change of a person's name or department, and a deletion, change everything.
 */
export const CHANGED_READS = {
  createEmployee: [
    'attendance',
    'dashboard',
    'departments',
    'employees',
    'getting-started',
    'roster',
    'schedules',
  ],
  updateEmployee: OF_PEOPLE,
  updateMe: OF_PEOPLE,
  updatePreferences: ['preferences'],
  updateMyPhoto: ['employees'],
  deleteMyPhoto: ['employees'],
  changePassword: ['sessions'],
  endSession: ['sessions'],
  createExport: ['exports'],
  cancelExport: ['exports'],
  endOtherSessions: ['sessions'],
  deleteEmployee: [...OF_PEOPLE, 'notifications'],
  setEmployeeStatus: [
    'attendance',
    'dashboard',
    'employee-time',
    'employees',
    'getting-started',
    'overtime',
    'periods',
    'roster',
    'waiting',
    'notifications',
  ],
  setEmployeeRole: ['dashboard', 'employees'],
  setEmployeeRights: ['employees'],
  resendInvitation: [],
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
  decideCorrection: [...ALL, 'notifications'],
  reopenCorrection: [...ALL, 'notifications'],
  closePeriod: ['attendance', 'periods', 'roster'],
  reopenPeriod: ['attendance', 'periods', 'roster'],
  decideOvertime: ['overtime', 'periods'],
  createAdjustment: ['adjustments', 'attendance', 'notifications'],
  deleteAdjustment: ['adjustments', 'attendance'],
  requestLeave: OF_LEAVES,
  requestLeaveFor: OF_LEAVES,
  withdrawLeave: OF_LEAVES,
  decideLeave: [...OF_LEAVES, 'notifications'],
  reopenLeave: [...OF_LEAVES, 'notifications'],
  // The card of what waits names failing releases until they are read.
  readNotification: ['notifications', 'waiting'],
  readAllNotifications: ['notifications', 'waiting'],
  createLeaveCalendarLink: [],
  revokeLeaveCalendarLink: [],
  createAnnouncement: ['announcements'],
  updateAnnouncement: ['announcements'],
  deleteAnnouncement: ['announcements'],
  hideGettingStarted: ['getting-started', 'waiting'],
  sendTestMail: ['getting-started'],
  updateCompany: ['attendance', 'company', 'getting-started', 'overtime'],
  createDepartment: ['departments', 'getting-started'],
  updateDepartment: OF_PEOPLE,
  deleteDepartment: ['announcements', 'departments', 'getting-started'],
  renameDesignation: OF_PEOPLE,
  createShift: ['schedules'],
  updateShift: OF_PLANS,
  deleteShift: ['schedules'],
  createWorkSchedule: ['schedules'],
  updateWorkSchedule: OF_PLANS,
  deleteWorkSchedule: ['schedules'],
  createHolidayCalendar: ['schedules'],
  updateHolidayCalendar: ['schedules'],
  deleteHolidayCalendar: ['schedules'],
  setHolidays: OF_PLANS,
  setHoliday: OF_PLANS,
  deleteHoliday: OF_PLANS,
  setAssignment: OF_PLANS,
  deleteAssignment: OF_PLANS,
  undoAssignments: OF_PLANS,
  setTimePolicy: OF_PLANS,
  deleteTimePolicy: OF_PLANS,
  undoTimePolicies: OF_PLANS,
  setRosterEntry: OF_DRAFTS,
  deleteRosterEntry: OF_DRAFTS,
  copyRoster: OF_DRAFTS,
  discardRosterDrafts: OF_DRAFTS,
  undoRosterChanges: OF_DRAFTS,
  publishRoster: OF_PLANS,
  createShiftCalendarLink: ['shift-calendar-link'],
  revokeShiftCalendarLink: ['shift-calendar-link'],
} as const satisfies Partial<Record<keyof typeof ENDPOINTS, readonly Read[]>>;

/** A write whose effect on cached reads is known. */
export type Write = keyof typeof CHANGED_READS;
