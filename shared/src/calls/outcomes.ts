/**
 * What a call says when the server gives no message (spec §8). One table; the wording is the specification's,
 * letter for letter.
 */
export const FAILURES = {
  getDashboard: 'Failed to fetch dashboard data',
  getTodaysPunches: 'Failed to fetch dashboard stats',
  listEmployees: 'Failed to fetch employees',
  searchEmployees: 'Failed to search employees',
  setEmployeeStatus: 'Failed to update employee status',
  deleteEmployee: 'Failed to delete employee',
  listTimeLogs: 'Failed to fetch time logs',
  listMonthlyLogs: 'Failed to fetch monthly logs',
  listRangeLogs: 'Failed to fetch range logs',
  createTimeLog: 'Failed to create time log',
  updateTimeLog: 'Failed to update time log',
  listAttendance: 'Failed to fetch attendance records',
  listCorrections: 'Failed to fetch corrections',
  requestCorrections: 'Failed to send the correction',
  decideCorrection: 'Failed to decide the correction',
  withdrawCorrection: 'Failed to withdraw the correction',
  listLeaves: 'Failed to fetch leaves',
  listBreaks: 'Failed to fetch breaks',
  login: 'Login failed. Please try again.',
  forgotPassword: 'Failed to send OTP. Please try again.',
  verifyOtpCode: 'Invalid OTP. Please try again.',
  setPassword: 'Failed to reset password. Please try again.',
  register: 'Registration failed. Please try again.',
  verifyEmail: 'Failed to verify the email address. Please try again.',
  resendVerification: 'Failed to send the email. Please try again.',
  refresh: 'Failed to extend the session. Please try again.',
  logout: 'Failed to sign out on the server.',
} as const;

export type Outcome = keyof typeof FAILURES;
