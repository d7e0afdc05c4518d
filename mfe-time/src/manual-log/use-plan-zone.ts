import { dayQuery } from '@rollcall/shared/calls';
import { useCapability } from '@rollcall/shared/session';
import { useToday } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { TypedLog } from './check-log.ts';

/** While a year is typed, its first digits are a year before 1900. */
const TYPED_DATE = /^(?:19|2\d)\d\d-\d\d-\d\d/;

/**
 * The zone of a new log (docs/working-time.md#which-day-a-time-log-belongs-to): of the employee's plan on the date of the
 * punch-in, or today while none is typed. Null without an employee, on a server without plans, or while it is unknown.
 */
export function usePlanZone({ employeeId, punchIn }: TypedLog): string | null {
  const hasPlans = useCapability('working-time');
  const today = useToday();
  const date = TYPED_DATE.exec(punchIn)?.[0] ?? today;
  const { data } = useQuery({
    ...dayQuery({ employeeId: employeeId ?? 0, date }),
    enabled: hasPlans && employeeId !== undefined,
  });
  return data?.plan?.zone ?? null;
}
