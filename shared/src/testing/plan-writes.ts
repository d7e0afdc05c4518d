import {
  deleteAssignmentMutation,
  deleteTimePolicyMutation,
  setAssignmentMutation,
  setTimePolicyMutation,
} from '../calls/index.ts';
import { mutate } from './serve-calls.ts';

const RANGE = { scope: 'company', from: '2026-04-01' };
const ASSIGNMENT = {
  id: 3,
  from: null,
  to: null,
  scheduleId: 1,
  scheduleName: 'Office',
  calendarId: null,
  calendarName: null,
  zone: null,
};
const POLICY = {
  id: 3,
  from: null,
  to: null,
  name: 'Law',
  rounding: 'nearest',
  stepMin: 1,
  breakRules: [],
  overtimeDailyAfterMin: null,
  overtimeWeeklyAfterMin: null,
  nightFrom: null,
  nightTo: null,
  payRules: [],
} as const;

/** The writes about assignments and policies, and the toast after each. */
export const PLAN_WRITES = [
  {
    write: 'setAssignment',
    send: () => mutate(setAssignmentMutation(), { body: { ...RANGE, scheduleId: 1 }, before: [] }),
    text: 'Assignment saved',
  },
  {
    write: 'deleteAssignment',
    send: () => mutate(deleteAssignmentMutation(), { scope: 'company', assignment: ASSIGNMENT }),
    text: 'Assignment deleted',
  },
  {
    write: 'setTimePolicy',
    send: () => mutate(setTimePolicyMutation(), { body: { ...RANGE, name: 'Law' }, before: [] }),
    text: 'Time policy saved',
  },
  {
    write: 'deleteTimePolicy',
    send: () => mutate(deleteTimePolicyMutation(), { scope: 'company', policy: POLICY }),
    text: 'Time policy deleted',
  },
] as const;
