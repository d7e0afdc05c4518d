/** The id of the control that opens a log, to which the focus returns. */
export const openerId = (logId: number | null): string => `open-log-${logId}`;
