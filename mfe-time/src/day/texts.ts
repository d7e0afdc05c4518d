/** Texts of the details of a day. */
export const TEXTS = {
  loading: 'Loading the day',
  close: 'Close',
  blank: 'Not counted',
  leave: (type: string, from: string, to: string) => `${type} leave, ${from} to ${to}`,
  noLogs: 'No time log on this day.',
  log: (span: string) => `Time log ${span}`,
  stillOpen: 'still open',
  missingOut: 'no punch-out',
  edit: 'Edit',
  deleted: (by: string | null, reason: string | null) =>
    `Deleted${by === null ? '' : ` by ${by}`}. No longer counted.${reason === null ? '' : ` Reason: ${reason}`}`,
  superseded: 'Replaced by a newer log. No longer counted.',
  zone: (zone: string) => `Times in ${zone}`,
  sources: { punch: 'Punched', manual: 'Entered manually', correction: 'Correction' } as Readonly<
    Record<string, string>
  >,
  by: (name: string) => `by ${name}`,
  reason: (reason: string) => `Reason: ${reason}`,
  lines: {
    punchIn: 'Punch in',
    punchOut: 'Punch out',
    span: 'Time between in and out',
    break: (span: string, reason: string) => `− Break ${span}${reason}`,
    openBreak: 'not counted until it ends',
    worked: '= Worked',
  },
  totals: 'Totals of the day',
  worked: 'Worked, in whole minutes',
  breaks: 'On break, in whole minutes',
  rounding: 'Seconds are added up first and rounded once, at the end.',
  corrections: 'Corrections',
  before: 'Before',
  after: 'After',
  missing: 'no log',
  replace: 'Enter the punch-out',
  asReported: 'Minutes are shown as reported by the server.',
} as const;
