import { useCapability, useNow, usePageContext, useSession } from '@rollcall/shared/session';
import { Above, Below, PageHeading, useToday } from '@rollcall/shared/ui';
import { useListParameters } from '@rollcall/shared/url';
import { Flex, Typography } from 'antd';
import { Announcements } from '../announcements/announcements.tsx';
import { OwnCorrections } from '../corrections/own-corrections.tsx';
import { DayDetails } from '../day/day-details.tsx';
import { isMonth, MonthField } from '../filters/month-field.tsx';
import { readDay } from '../filters/read-day.ts';
import { MyShifts } from '../my-shifts/my-shifts.tsx';
import { OwnClock } from '../my-time/own-clock.tsx';
import { LinkedDay } from '../my-time/own-day.tsx';
import { OwnMonth } from '../my-time/own-month.tsx';
import { TEXTS } from '../my-time/texts.ts';
import { useClock } from '../my-time/use-clock.ts';
import '../settings/shifts/shift-colour.css';
import { OwnDays, OwnPlan } from './own-attendance.tsx';

/** `/my/time` (design §7, capability `self`): the employee's own punch clock, month and corrections. */
export function MyTimePage() {
  const companyZone = usePageContext((context) => context.companyZone);
  const hasFigures = useCapability('working-time');
  const hasAnnouncements = useCapability('announcements');
  const ownClock = useClock();
  return (
    <Flex vertical gap="large" style={{ maxWidth: 1100, margin: '0 auto' }}>
      <Above>
        <div>
          <PageHeading title={TEXTS.title} />
          {hasFigures && <OwnPlan hasClock={!ownClock.error || ownClock.clock !== undefined} />}
          <OwnClock {...ownClock} />
        </div>
      </Above>
      <Below>
        <Above>{hasAnnouncements && <Announcements />}</Above>
        <Below>
          {hasFigures && <MyShifts />}
          <OwnRecords zone={ownClock.clock?.zone ?? companyZone} />
        </Below>
      </Below>
    </Flex>
  );
}

/** A linked day, the month that is chosen in the URL, and the corrections. */
function OwnRecords({ zone }: { readonly zone: string | null }) {
  const now = useNow();
  const today = useToday();
  const hasCorrections = useCapability('corrections');
  const hasFigures = useCapability('working-time');
  const employeeId = useSession(({ user }) => user?.id);
  const { page, showPage, filter, showFilter } = useListParameters();
  const requested = filter('month');
  const day = readDay(filter('day'));
  const month = isMonth(requested) ? requested : (day ?? today).slice(0, 7);
  return (
    <>
      <LinkedDay day={day} employeeId={employeeId} now={now} zone={zone}>
        {hasFigures && day !== undefined ? <DayDetails date={day} /> : undefined}
      </LinkedDay>
      <div>
        <MonthHeading
          month={month}
          today={today}
          onChange={(chosen) => showFilter({ month: chosen, day: undefined })}
        />
        {hasFigures && <OwnDays month={month} />}
        <OwnMonth
          employeeId={employeeId}
          month={month}
          now={now}
          zone={zone}
          page={page}
          onPage={showPage}
        />
      </div>
      {hasCorrections && <OwnCorrections zone={zone} />}
    </>
  );
}

interface MonthHeadingProps {
  readonly month: string;
  readonly today: string;
  readonly onChange: (month: string) => void;
}

function MonthHeading({ month, today, onChange }: MonthHeadingProps) {
  return (
    <Flex wrap align="center" justify="space-between" gap="small" style={{ marginBottom: 16 }}>
      <Typography.Title level={2} style={{ margin: 0 }}>
        {TEXTS.monthLogs}
      </Typography.Title>
      <MonthField value={month} currentYear={Number(today.slice(0, 4))} onChange={onChange} />
    </Flex>
  );
}
