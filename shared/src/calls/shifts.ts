import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { type Fields, readCount, readNumber, readText } from './reading/fields.ts';
import { readList } from './reading/list.ts';
import { requestData } from './request.ts';

/** A shift; times are `HH:mm`, durations whole minutes. Null where the server sent no value, or where the field is not used. */
export interface Shift {
  readonly id: number | null;
  readonly name: string | null;
  /** `fixed` or `flexible`. */
  readonly kind: string | null;
  readonly startTime: string | null;
  /** At or before the start: on the next day. */
  readonly endTime: string | null;
  readonly expectedMin: number | null;
  readonly coreFrom: string | null;
  readonly coreTo: string | null;
  readonly unpaidBreakMin: number | null;
  readonly halfAt: string | null;
  readonly graceInMin: number | null;
  readonly graceOutMin: number | null;
  readonly acceptBeforeMin: number | null;
  readonly acceptAfterMin: number | null;
  readonly halfDayBelowMin: number | null;
  readonly absentBelowMin: number | null;
  /** A name of `SHIFT_COLOURS`, unless the server knows more of them. */
  readonly colour: string | null;
  /** A change names the version on which it is based. */
  readonly version: number | null;
  /** How many work schedules have it. */
  readonly schedules: number;
  /** On how many days of employees it is rostered. */
  readonly rosterEntries: number;
}

const readShift = (fields: Fields): Shift => ({
  id: readNumber(fields.id),
  name: readText(fields.name),
  kind: readText(fields.kind),
  startTime: readText(fields.startTime),
  endTime: readText(fields.endTime),
  expectedMin: readNumber(fields.expectedMin),
  coreFrom: readText(fields.coreFrom),
  coreTo: readText(fields.coreTo),
  unpaidBreakMin: readNumber(fields.unpaidBreakMin),
  halfAt: readText(fields.halfAt),
  graceInMin: readNumber(fields.graceInMin),
  graceOutMin: readNumber(fields.graceOutMin),
  acceptBeforeMin: readNumber(fields.acceptBeforeMin),
  acceptAfterMin: readNumber(fields.acceptAfterMin),
  halfDayBelowMin: readNumber(fields.halfDayBelowMin),
  absentBelowMin: readNumber(fields.absentBelowMin),
  colour: readText(fields.colour),
  version: readNumber(fields.version),
  schedules: readCount(fields.schedules) ?? 0,
  rosterEntries: readCount(fields.rosterEntries) ?? 0,
});

/** All shifts, by name (capability `working-time`). Failure: 'Failed to fetch the settings'. */
export const shiftsQuery = () =>
  queryOptions({
    queryKey: ['schedules', 'shifts'],
    queryFn: async ({ signal }): Promise<readonly Shift[]> =>
      readList(await requestData(ENDPOINTS.listShifts, 'readSettings', { signal }), readShift).rows,
  });
