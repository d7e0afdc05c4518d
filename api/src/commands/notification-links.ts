/** Path of an employee's own day, a work date `YYYY-MM-DD`, on My Time. */
export const ownDayLink = (workDate: string): string => `/my/time?day=${workDate}`;

/** Path of the correction form with a log of the caller, named by id and work date `YYYY-MM-DD`. */
export const correctionLink = (timeLogId: number, workDate: string): string =>
  `/applyCorrection?month=${workDate.slice(0, 7)}&log=${timeLogId}`;
