import { formatZone } from '@rollcall/shared/domain';

/** A date or time that is not split over two lines. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

/** Texts of `/my/time`. */
export const TEXTS = {
  title: 'My Time',
  clock: 'Punch clock',
  loading: 'Loading your time',
  punchIn: 'Punch In',
  punchOut: 'Punch Out',
  startBreak: 'Start Break',
  endBreak: 'End Break',
  breakReason: 'Reason for the break (optional)',
  notPunchedIn: 'You are not punched in.',
  punchedIn: (time: string) => `Punched in since ${unbroken(time)}`,
  punchedInOn: (day: string, time: string) =>
    `Punched in since ${unbroken(day)}, ${unbroken(time)}`,
  onBreak: (time: string) => `On a break since ${unbroken(time)}`,
  worked: 'Worked',
  onBreakFor: 'On break',
  time: (time: string, zone: string) => `It is ${unbroken(time)}, ${formatZone(zone)}.`,
  stillPunchedIn: (day: string, time: string) =>
    `You have been punched in since ${unbroken(time)} ${day}`,
  wayOut: 'If you forgot to punch out, say when you left.',
  forgot: (day: string) => `You forgot to punch out ${day}`,
  forgotSince: (time: string) => `You punched in at ${unbroken(time)}. When did you leave?`,
  forgotOpen: 'You can punch in for today.',
  punchedOutLate: (date: string, time: string) =>
    `You punched out late on ${unbroken(date)}, ${unbroken(time)}`,
  whenLeft: 'When did you leave?',
  leftAtShiftEnd: (time: string) => `I left at ${unbroken(time)} (end of shift)`,
  anotherTime: 'Another time…',
  sayWhen: 'Say when…',
  punchOutOfLog: 'Punch out of this log',
  requested: 'Your correction is waiting for an administrator',
  punchedInAt: (time: string, day: string) => `You punched in at ${unbroken(time)} ${day}.`,
  lateOutTitle: 'Punch out now?',
  lateOut: (duration: string) =>
    `You have been punched in for ${duration}. If you left earlier, request a correction instead.`,
  punchOutNow: 'Punch out now',
  punchedInFor: (duration: string, date: string, time: string) =>
    `You have been punched in for ${duration}, since ${unbroken(date)}, ${unbroken(time)}. If you left earlier, say when.`,
  leftMeans: (zone: string) =>
    `Times are in ${formatZone(zone)}. An administrator decides the correction.`,
  reason: 'Reason',
  sendCorrection: 'Send correction',
  leftRequired: 'Punch-out time is required',
  kept: 'Your unsaved changes were kept.',
  reopen: 'Reopen',
  askForCorrection: 'Request a correction',
  lost: {
    offline: {
      title: 'Your punch was not recorded.',
      description: 'Nothing is sent later. Try again when you are connected.',
    },
    unanswered: {
      title: 'The server cannot be reached.',
      description:
        'Your punch was probably not recorded. When you are connected, check the clock and try again if necessary.',
    },
  },
  today: 'Today',
  nothingToday: 'No punches today yet.',
  countsFor: (day: string) => `counts for ${day}`,
  stillOpen: 'still open',
  lateOutMark: 'punched out late',
  breaks: 'Breaks',
  monthLogs: 'My month',
  loadingMonth: 'Loading the month',
  emptyMonth: 'No time logs in this month.',
  dayLogs: (date: string) => `Time logs of ${date}`,
  loadingDay: 'Loading the day',
  emptyDay: 'No time logs on this day.',
  closeDay: 'Close',
  columns: {
    date: 'Date',
    punchIn: 'Punch In',
    punchOut: 'Punch Out',
    total: 'Total Hours',
    breaks: 'Break Duration',
    status: 'Status',
  },
  totalsMean: 'Totals follow the time policy: breaks and rounding count per day.',
  totals: {
    worked: 'Total Work Time',
    days: 'Total Work Days',
    breaks: 'Total Break Time',
    leaves: 'Total Leaves',
  },
} as const;
