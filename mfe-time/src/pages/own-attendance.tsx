import { ownAttendanceQuery } from '@rollcall/shared/calls';
import { ErrorNotice, useToday } from '@rollcall/shared/ui';
import { useDialogParameters } from '@rollcall/shared/url';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { TodayLine } from '../day/today-line.tsx';
import { OwnMonthDays } from '../month/own-month-days.tsx';
import './own-plan.css';

interface PlanProps {
  /** The clock below names the zone of the plan. */
  readonly hasClock: boolean;
}

/** What is planned for today, and the balance of this week. The clock works without it. */
export function OwnPlan({ hasClock }: PlanProps) {
  const { data, error, refetch } = useQuery(ownAttendanceQuery(useToday().slice(0, 7)));
  if (error && !data) {
    return (
      <div style={FAILED}>
        <ErrorNotice message={error.message} onRetry={() => void refetch()} />
      </div>
    );
  }
  return (
    <div className={data ? 'own-plan' : 'own-plan own-plan-wait'}>
      {data ? (
        <TodayLine attendance={data} hasZone={!hasClock} />
      ) : (
        <Skeleton active title={false} paragraph={LINES} />
      )}
    </div>
  );
}

// As high as the two lines of the plan with their margin, 58 px, so that the clock does not move.
const FAILED = { marginBlockEnd: 13 } as const;
const LINES = { rows: 2, style: { margin: '-3px 0' } } as const;

/** The days of a month `YYYY-MM`; each opens how it was calculated. */
export function OwnDays({ month }: { readonly month: string }) {
  const { data, error, refetch } = useQuery(ownAttendanceQuery(month));
  const day = useDialogParameters({ which: ['day'] });
  const isCurrent = month === useToday().slice(0, 7);
  if (!data) {
    // The plan is from the call of the current month, and says that it failed.
    if (!error || isCurrent) return null;
    return (
      <div style={{ marginBlockEnd: 16 }}>
        <ErrorNotice message={error.message} onRetry={() => void refetch()} />
      </div>
    );
  }
  return (
    <OwnMonthDays attendance={data} month={month} onOpen={(date) => day.open({ day: date })} />
  );
}
