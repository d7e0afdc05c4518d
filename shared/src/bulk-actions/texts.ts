import type { BulkActionName, BulkListName } from '../contract/index.ts';

/** The texts of an action. */
interface ActionTexts {
  /** In the bar; its dialog has more. */
  readonly button: string;
  readonly title: string;
  /** The button of the dialog, for example `Deactivate 12 employees`. */
  readonly submit: (rows: string) => string;
  /** What the preview says of a row that changes. */
  readonly changes: string;
  /** The toast. */
  readonly done: (changed: number) => string;
  /** The toast when its dialog has gone. */
  readonly stopped: (changed: number) => string;
  /** What is to be known first. */
  readonly about?: string;
  /** Whether it takes something from people. */
  readonly isDanger?: boolean;
}

const NAMES: Readonly<Record<BulkListName, readonly [one: string, several: string]>> = {
  employees: ['employee', 'employees'],
  leaves: ['leave', 'leaves'],
  corrections: ['correction', 'corrections'],
};

/** `1 employee`, `1,200 employees`. */
export const rowsOf = (list: BulkListName, count: number): string => {
  const [one, several] = NAMES[list];
  return count === 1 ? `1 ${one}` : `${count.toLocaleString('en-US')} ${several}`;
};

/** What both toasts say: `12 employees deactivated`. */
const toasts = (list: BulkListName, what: string) => ({
  done: (changed: number) => `${rowsOf(list, changed)} ${what}`,
  stopped: (changed: number) =>
    `Stopped: ${rowsOf(list, changed)} ${what}, the others stay as they are`,
});

export const ACTIONS: Readonly<Record<BulkActionName, ActionTexts>> = {
  'employees.activate': {
    button: 'Activate',
    title: 'Activate employees',
    submit: (rows) => `Activate ${rows}`,
    changes: 'Will be activated',
    ...toasts('employees', 'activated'),
  },
  'employees.deactivate': {
    button: 'Deactivate',
    title: 'Deactivate employees',
    submit: (rows) => `Deactivate ${rows}`,
    changes: 'Will be deactivated',
    ...toasts('employees', 'deactivated'),
    about: 'They are signed out at once, and cannot sign in until someone activates them.',
    isDanger: true,
  },
  'employees.department': {
    button: 'Department',
    title: 'Change the department of employees',
    submit: (rows) => `Change the department of ${rows}`,
    changes: 'Will change',
    ...toasts('employees', 'moved to another department'),
    about: 'The new department counts from today. For an earlier date, edit an employee.',
  },
  'employees.schedule': {
    button: 'Work schedule',
    title: 'Assign a work schedule to employees',
    submit: (rows) => `Assign the work schedule to ${rows}`,
    changes: 'Will be assigned',
    ...toasts('employees', 'assigned to the work schedule'),
    about:
      'It counts from the first date without end. It takes the place of the schedule of the department or company, and of schedules of their own from that date on.',
  },
  'employees.invite': {
    button: 'Resend invitation',
    title: 'Resend invitations',
    submit: (rows) => `Resend the invitation of ${rows}`,
    changes: 'Will be sent again',
    ...toasts('employees', 'invited again'),
    about: 'Earlier invitations stop working. An invitation that was sent cannot be undone.',
  },
  'leaves.approve': {
    button: 'Approve',
    title: 'Approve leaves',
    submit: (rows) => `Approve ${rows}`,
    changes: 'Will be approved',
    ...toasts('leaves', 'approved'),
  },
  'leaves.reject': {
    button: 'Reject',
    title: 'Reject leaves',
    submit: (rows) => `Reject ${rows}`,
    changes: 'Will be rejected',
    ...toasts('leaves', 'rejected'),
    isDanger: true,
  },
  'corrections.approve': {
    button: 'Approve',
    title: 'Approve corrections',
    submit: (rows) => `Approve ${rows}`,
    changes: 'Will be approved',
    ...toasts('corrections', 'approved'),
  },
  'corrections.reject': {
    button: 'Reject',
    title: 'Reject corrections',
    submit: (rows) => `Reject ${rows}`,
    changes: 'Will be rejected',
    ...toasts('corrections', 'rejected'),
    isDanger: true,
  },
};

export const TEXTS = {
  bar: (list: BulkListName) => `Selected ${NAMES[list][1]}`,
  selected: (rows: string) => `${rows} selected`,
  all: (rows: string, isExact: boolean) => `Select all ${isExact ? '' : 'of more than '}${rows}`,
  clear: 'Clear',
  clearSelection: 'Clear selection',
  department: 'New department',
  departmentRequired: 'A department is required',
  schedule: 'Work schedule',
  scheduleRequired: 'A work schedule is required',
  from: 'First date',
  fromRequired: 'A first date from 1900 on is required',
  reason: 'Reason',
  reasonHint: 'Every employee gets it with the decision.',
  choose: 'Choose…',
  preview: 'Preview',
  columns: { employee: 'Employee', detail: 'Details', outcome: 'Outcome' },
  checking: (done: number, total: number) => `Checking ${done} of ${total} rows…`,
  summary: (changed: number, unchanged: number, refused: number) =>
    [
      `${changed} selected`,
      ...(unchanged > 0 ? [`${unchanged} unchanged`] : []),
      ...(refused > 0 ? [`${refused} not possible:`] : []),
    ].join(' · '),
  takenOut: 'Stays as it is',
  loading: 'Checking the rows…',
  empty: 'No rows are selected.',
  cancel: 'Cancel',
  stop: 'Stop',
  working: (done: number, total: number) => `${done} of ${total}`,
  outcome: (changed: number, total: number) =>
    changed === 0 ? 'Nothing was changed.' : `${changed} of ${total} done.`,
  left: (count: number) => (count === 1 ? '1 was not reached.' : `${count} were not reached.`),
  undo: (count: number) => `Undo the ${count} that are done`,
  goOn: (count: number) => (count === 1 ? 'Go on with 1' : `Go on with ${count}`),
  problem: (name: string, detail: string, problem: string) => `${name}, ${detail}: ${problem}`,
  more: (count: number) => `And ${count} more.`,
  close: 'Close',
} as const;
