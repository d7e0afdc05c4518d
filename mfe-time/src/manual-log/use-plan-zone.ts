import { dayQuery } from '@rollcall/shared/calls';
import { useCapability } from '@rollcall/shared/session';
import { isTypedDate, useToday } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { TypedLog } from './check-log.ts';

/**
 * The zone of a new log (docs/working-time.md#which-day-a-time-log-belongs-to): of the employee's plan on the date of the
 * punch-in, or today while none is typed. Null without an employee, on a server without plans, or while it is unknown.
 */
export function usePlanZone({ employeeId, punchIn }: TypedLog): string | null {
  const hasPlans = useCapability('working-time');
  const today = useToday();
  const date = isTypedDate(punchIn) ? punchIn.slice(0, 10) : today;
  const { data } = useQuery({
    ...dayQuery({ employeeId: employeeId ?? 0, date }),
    enabled: hasPlans && employeeId !== undefined,
  });
  return data?.plan?.zone ?? null;
}
