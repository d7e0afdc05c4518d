import type { PlannedDay } from '@rollcall/shared/domain';

/**
 * When the acceptance window of a log's shift ends, epoch milliseconds; undefined without a shift
 * (docs/working-time.md#which-day-a-time-log-belongs-to).
 * @param punchIn epoch milliseconds.
 */
export function windowEndOf({ shifts }: PlannedDay, punchIn: number): number | undefined {
  return shifts.find(
    ({ acceptFrom, acceptUntil }) => acceptFrom <= punchIn && punchIn < acceptUntil,
  )?.acceptUntil;
}
