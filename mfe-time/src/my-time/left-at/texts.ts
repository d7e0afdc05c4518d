/** A date or time that is not split over two lines. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

/** Texts of the question when the employee left, on My Time and in the correction form. */
export const TEXTS = {
  whenLeftOn: (day: string) => `When did you leave ${day}?`,
  punchedInBefore: (date: string, time: string) =>
    `You punched in on ${unbroken(date)}, ${unbroken(time)}.`,
  yesterday: 'yesterday',
  todayIs: 'today',
  onDate: (date: string) => `on ${unbroken(date)}`,
  forgotReason: 'Forgot to punch out',
} as const;
