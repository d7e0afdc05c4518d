/** Texts of the logs of earlier days that are still open. */
export const TEXTS = {
  title: 'Punched in since an earlier day',
  // A time is not split over two lines.
  since: (date: string, time: string) => `since ${date}, ${time.replace(' ', '\u00a0')}`,
  open: (date: string, time: string) => `Open the time log of ${date}, ${time}`,
  tooLong: 'more than 16 hours',
  more: (count: number) => `${count} more in Time Logs`,
  failed: 'Could not check who has been punched in since an earlier day.',
  retry: 'Retry',
} as const;
