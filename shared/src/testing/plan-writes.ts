import {
  deleteAssignmentMutation,
  deleteTimePolicyMutation,
  setAssignmentMutation,
  setTimePolicyMutation,
  undoAssignmentsMutation,
  undoTimePoliciesMutation,
} from '../calls/index.ts';
import { mutate } from './serve-calls.ts';

const RANGE = { scope: 'company', from: '2026-04-01' };
const UNDO = { scope: 'company', before: [], after: [] };

/** The writes about assignments and policies, the toast after each, and whether a failure is one. */
export const PLAN_WRITES = [
  {
    write: 'setAssignment',
    send: () => mutate(setAssignmentMutation(), { ...RANGE, scheduleId: 1 }),
    text: 'Assignment saved',
    isFailureRaised: false,
  },
  {
    write: 'deleteAssignment',
    send: () => mutate(deleteAssignmentMutation(), 3),
    text: 'Assignment deleted',
    isFailureRaised: false,
  },
  {
    write: 'setTimePolicy',
    send: () => mutate(setTimePolicyMutation(), { ...RANGE, name: 'Law' }),
    text: 'Time policy saved',
    isFailureRaised: false,
  },
  {
    write: 'deleteTimePolicy',
    send: () => mutate(deleteTimePolicyMutation(), 3),
    text: 'Time policy deleted',
    isFailureRaised: false,
  },
  {
    write: 'undoAssignments',
    send: () => mutate(undoAssignmentsMutation(), UNDO),
    text: 'Change undone',
    isFailureRaised: true,
  },
  {
    write: 'undoTimePolicies',
    send: () => mutate(undoTimePoliciesMutation(), UNDO),
    text: 'Change undone',
    isFailureRaised: true,
  },
] as const;
