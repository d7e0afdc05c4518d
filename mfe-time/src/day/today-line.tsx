import type { DayFigures, DayPlan, DaySums, OwnAttendance } from '@rollcall/shared/calls';
import { formatBalance, formatMinutes } from '@rollcall/shared/domain';
import { usePageContext } from '@rollcall/shared/session';
import { ZoneNote } from '@rollcall/shared/ui';
import { Typography } from 'antd';
import { holidayText, shiftText } from './plan-text.ts';
import { TODAY_TEXTS } from './texts.ts';

interface Props {
  readonly attendance: OwnAttendance;
  /** Whether a zone other than the company's is named. */
  readonly hasZone: boolean;
}

/** What is planned for today, whether you were late, and the balance of this week. */
export function TodayLine({ attendance, hasZone }: Props) {
  const companyZone = usePageContext((context) => context.companyZone);
  const { plan, today, figures, week } = attendance;
  const day = figures[Number(today.slice(8)) - 1];
  return (
    <section aria-label={TODAY_TEXTS.title}>
      <div>
        <strong>{TODAY_TEXTS.today(planText(plan, day))}</strong>
        {day && day.lateMins > 0 && (
          <Typography.Text type="warning">
            {` · ${TODAY_TEXTS.late(formatMinutes(day.lateMins))}`}
          </Typography.Text>
        )}
        {hasZone && <ZoneNote zone={plan.zone} companyZone={companyZone} />}
      </div>
      <WeekLine sums={week.sums} />
    </section>
  );
}

function planText(plan: DayPlan, day: DayFigures | undefined): string {
  const { kind, holiday, shifts, schedule, isRostered } = plan;
  if (day?.status === 'Leave') return TODAY_TEXTS.leave;
  if (kind === 'holiday') return TODAY_TEXTS.holiday(holiday?.name ?? '-');
  if (kind === 'day-off') return TODAY_TEXTS.dayOff;
  if (kind !== 'shifts') return TODAY_TEXTS.unplanned;
  const origin = isRostered ? TODAY_TEXTS.roster : schedule;
  return [...shifts.map(shiftText), origin, holiday && holidayText(holiday)]
    .filter(Boolean)
    .join(', ');
}

function WeekLine({ sums }: { readonly sums: DaySums }) {
  const { expectedMins: expected, balanceMins: balance, adjustmentMins } = sums;
  // The sum of worked minutes includes days that are not over.
  const worked = expected + balance - adjustmentMins;
  if (expected === 0 && worked === 0 && balance === 0) return <div>{TODAY_TEXTS.weekBegins}</div>;
  const adjusted = adjustmentMins === 0 ? '' : TODAY_TEXTS.adjusted(formatBalance(adjustmentMins));
  return (
    <div>
      {TODAY_TEXTS.week(formatMinutes(worked), formatMinutes(expected), formatBalance(balance))}
      {adjusted}.<Typography.Text type="secondary">{` ${TODAY_TEXTS.weekMeans}`}</Typography.Text>
    </div>
  );
}
