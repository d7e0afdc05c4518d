import { MY_SHIFTS_DAYS, type MyShiftsBody } from '@rollcall/shared/contract';
import { addDays, today, toWallClock } from '@rollcall/shared/domain';
import type { Caller } from '../../access/caller.ts';
import type { Context } from '../../core/context.ts';
import { readOwnDays } from './my-days.ts';
import { findColours } from './queries.ts';

/** The caller's published shifts from today on, which is the date in the zone of their plan. */
export async function readMyShifts(context: Context, caller: Caller): Promise<MyShiftsBody> {
  const { clock, zone } = context;
  const ofCompany = today(clock(), zone);
  // Elsewhere it may be the day before or after.
  const range = { from: addDays(ofCompany, -1), to: addDays(ofCompany, MY_SHIFTS_DAYS) };
  const own = await readOwnDays(context, caller.id, range);
  const ownZone = own.find(({ plan }) => plan.date === ofCompany)?.plan.zone ?? zone;
  const from = today(clock(), ownZone);
  const to = addDays(from, MY_SHIFTS_DAYS - 1);
  const colours = await findColours(context.db);
  const days = own
    .filter(({ plan }) => from <= plan.date && plan.date <= to)
    .map(({ plan, reason, leave }) => {
      const timeOf = (instant: number) => toWallClock(instant, plan.zone).slice(11, 16);
      return {
        date: plan.date,
        kind: plan.kind,
        shifts: plan.shifts.map(({ shift, start, end }) => ({
          name: shift.name,
          colour: colours.get(shift.id) ?? 'blue',
          start: timeOf(start),
          end: timeOf(end),
        })),
        zone: plan.zone,
        holiday: plan.holiday?.name ?? null,
        isRostered: plan.isRostered,
        reason,
        leave: leave?.type ?? null,
      };
    });
  return { today: from, days };
}
