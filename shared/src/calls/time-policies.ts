import type { BodyOf } from '@rollcall/shared/transport';
import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS, OVERTIME_BUCKETS } from '../contract/index.ts';
import type { TimePolicy as CountingPolicy, OvertimeBucket } from '../domain/index.ts';
import { asFields, type Fields, readBoolean, readNumber, readText } from './reading/fields.ts';
import { objectsOf, readList } from './reading/list.ts';
import { cutRange, overlap } from './reading/ranges.ts';
import { request, requestData } from './request.ts';
import { type UndoStep, undo } from './undo-steps.ts';
import { writeMutation } from './write.ts';

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

/** A change of a scope, and its policies before, to which Undo returns. */
export interface TimePolicyChange {
  readonly body: BodyOf<'setTimePolicy'>;
  readonly before: readonly TimePolicy[];
}

/** Sets a time policy; the toast can undo it. The form shows a failure: 'Failed to save the settings'. */
export const setTimePolicyMutation = () =>
  writeMutation('setTimePolicy', {
    mutationFn: async ({ body }: TimePolicyChange): Promise<readonly TimePolicy[]> => {
      const saved = await request(ENDPOINTS.setTimePolicy, 'saveSchedules', { body });
      return objectsOf(asFields(asFields(saved)?.data)?.policies).map(readPolicy);
    },
    success: {
      text: 'Time policy saved',
      tone: 'success',
      action: {
        label: 'Undo',
        run: (change, after) =>
          undo(stepsBack(change as TimePolicyChange, after as readonly TimePolicy[])),
      },
    },
    toastFailure: false,
  });

/**
 * Where no policy was, what is there now is deleted; it may have been joined with an equal neighbour. Then each earlier policy that
 * lost days is set again.
 */
function stepsBack({ body, before }: TimePolicyChange, after: readonly TimePolicy[]): UndoStep[] {
  const { scope, from, to = null } = body;
  const pieces = cutRange(before, { from, to });
  const gaps = pieces.filter(({ entry }) => entry === undefined);
  const deleted = after.filter((policy) => gaps.some((gap) => overlap(gap, policy)));
  const lost = [{ from, to }, ...deleted];
  const restored = before.filter((policy) => lost.some((range) => overlap(range, policy)));
  return [
    ...deleted.map(({ id }) => ({ deletePolicy: id ?? 0 })),
    ...restored.map((policy) => ({ setPolicy: bodyOf(scope, policy) })),
  ];
}

function bodyOf(scope: string, { id: _id, name, ...policy }: TimePolicy): BodyOf<'setTimePolicy'> {
  return { scope, ...policy, ...(name !== null && { name }) } as BodyOf<'setTimePolicy'>;
}

/** A policy that is deleted, and its scope. */
export interface TimePolicyDeletion {
  readonly scope: string;
  readonly policy: TimePolicy;
}

/** Deletes a time policy; the toast can undo it. The page shows a failure: 'Failed to save the settings'. */
export const deleteTimePolicyMutation = () =>
  writeMutation('deleteTimePolicy', {
    mutationFn: async ({ policy }: TimePolicyDeletion): Promise<void> => {
      const params = { id: policy.id ?? 0 };
      await request(ENDPOINTS.deleteTimePolicy, 'saveSchedules', { params });
    },
    success: {
      text: 'Time policy deleted',
      tone: 'success',
      action: {
        label: 'Undo',
        run: (deleted) => {
          const { scope, policy } = deleted as TimePolicyDeletion;
          undo([{ setPolicy: bodyOf(scope, policy) }]);
        },
      },
    },
    toastFailure: false,
  });
