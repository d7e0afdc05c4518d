import type { BodyOf } from '@rollcall/shared/transport';
import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS, OVERTIME_BUCKETS } from '../contract/index.ts';
import type { TimePolicy as CountingPolicy, OvertimeBucket } from '../domain/index.ts';
import { type Fields, readBoolean, readNumber, readText } from './reading/fields.ts';
import { objectsOf, readList } from './reading/list.ts';
import { request, requestData } from './request.ts';
import { readUndo, undoable } from './undoable.ts';
import { writeMutation } from './write.ts';

type Undo = BodyOf<'undoTimePolicies'> | null;

/** How time is counted in a scope for a range of dates (docs/working-time.md#minutes-of-a-day). Durations are whole minutes. */
export interface TimePolicy {
  readonly id: number | null;
  /** `YYYY-MM-DD`, both included; null is without limit. */
  readonly from: string | null;
  readonly to: string | null;
  readonly name: string | null;
  readonly rounding: CountingPolicy['rounding'];
  readonly stepMin: number;
  readonly breakRules: CountingPolicy['breakRules'];
  readonly overtimeDailyAfterMin: number | null;
  readonly overtimeWeeklyAfterMin: number | null;
  /** `HH:mm`. */
  readonly nightFrom: string | null;
  readonly nightTo: string | null;
  readonly payRules: readonly { readonly bucket: OvertimeBucket; readonly multiplier: number }[];
}

const ROUNDINGS = ['nearest', 'down', 'up'] as const;

const readPolicy = (fields: Fields): TimePolicy => ({
  id: readNumber(fields.id),
  from: readText(fields.from),
  to: readText(fields.to),
  name: readText(fields.name),
  rounding: ROUNDINGS.find((rounding) => rounding === fields.rounding) ?? 'nearest',
  stepMin: readNumber(fields.stepMin) ?? 1,
  breakRules: objectsOf(fields.breakRules).map(({ afterMin, minutes, isPaid }) => ({
    afterMin: readNumber(afterMin) ?? 0,
    minutes: readNumber(minutes) ?? 0,
    isPaid: readBoolean(isPaid) ?? false,
  })),
  overtimeDailyAfterMin: readNumber(fields.overtimeDailyAfterMin),
  overtimeWeeklyAfterMin: readNumber(fields.overtimeWeeklyAfterMin),
  nightFrom: readText(fields.nightFrom),
  nightTo: readText(fields.nightTo),
  payRules: objectsOf(fields.payRules).flatMap((rule) => {
    const bucket = OVERTIME_BUCKETS.find((known) => known === rule.bucket);
    return bucket ? [{ bucket, multiplier: readNumber(rule.multiplier) ?? 1 }] : [];
  }),
});

/** The time policies of a scope, the oldest first (capability `working-time`). Failure: 'Failed to fetch the settings'. */
export const timePoliciesQuery = (scope: string) =>
  queryOptions({
    queryKey: ['schedules', 'time-policies', scope],
    queryFn: async ({ signal }): Promise<readonly TimePolicy[]> => {
      const options = { query: { scope }, signal };
      return readList(
        await requestData(ENDPOINTS.listTimePolicies, 'readSettings', options),
        readPolicy,
      ).rows;
    },
  });

/** Sets a time policy; the toast can undo it. The form shows a failure: 'Failed to save the settings'. */
export const setTimePolicyMutation = () =>
  writeMutation('setTimePolicy', {
    mutationFn: async (body: BodyOf<'setTimePolicy'>): Promise<Undo> =>
      readUndo(await requestData(ENDPOINTS.setTimePolicy, 'saveSchedules', { body })),
    success: undoable('Time policy saved', undoTimePoliciesMutation),
    toastFailure: false,
  });

/** Deletes a time policy; the toast can undo it. The page shows a failure: 'Failed to save the settings'. */
export const deleteTimePolicyMutation = () =>
  writeMutation('deleteTimePolicy', {
    mutationFn: async (id: number): Promise<Undo> =>
      readUndo(await requestData(ENDPOINTS.deleteTimePolicy, 'saveSchedules', { params: { id } })),
    success: undoable('Time policy deleted', undoTimePoliciesMutation),
    toastFailure: false,
  });

/** Undoes a change of a scope, unless it has been changed since. Failure: 'Failed to undo the change'. */
export const undoTimePoliciesMutation = () =>
  writeMutation('undoTimePolicies', {
    mutationFn: async (body: BodyOf<'undoTimePolicies'>): Promise<void> => {
      await request(ENDPOINTS.undoTimePolicies, 'undoTimeLogChanges', { body });
    },
    success: { text: 'Change undone', tone: 'success' },
  });
