import { type MyShiftDay, myShiftsQuery } from '@rollcall/shared/calls';
import { formatDayLabel, formatShiftTimes } from '@rollcall/shared/domain';
import { usePageContext } from '@rollcall/shared/session';
import { ErrorNotice, ZoneNote } from '@rollcall/shared/ui';
import { useNamedDialog } from '@rollcall/shared/url';
import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Skeleton, Typography } from 'antd';
import { CalendarLinkDialog } from './calendar-link-dialog.tsx';
import './my-shifts.css';
import { TEXTS } from './texts.ts';

/** Your shifts of the next two weeks, and a link for calendar apps (capability `working-time`). */
export function MyShifts() {
  const link = useNamedDialog('calendar-link');
  return (
    <section aria-label={TEXTS.title}>
      <Flex wrap align="center" justify="space-between" gap="small" style={{ marginBottom: 8 }}>
        <Typography.Title level={2} style={{ margin: 0 }}>
          {TEXTS.title}
        </Typography.Title>
        <Button aria-haspopup="dialog" onClick={link.open}>
          {TEXTS.subscribe}
        </Button>
      </Flex>
      <Typography.Paragraph type="secondary">{TEXTS.intro}</Typography.Paragraph>
      <Days />
      {link.isOpen && <CalendarLinkDialog onClose={link.close} />}
    </section>
  );
}

function Days() {
  const { data, error, refetch } = useQuery(myShiftsQuery());
  const companyZone = usePageContext((context) => context.companyZone);
  if (!data && error) {
    return <ErrorNotice message={error.message} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <output aria-label={TEXTS.loading}>
        <Skeleton active title={false} paragraph={{ rows: 4 }} />
      </output>
    );
  }
  const { days, today } = data;
  if (days.every(({ kind }) => kind === 'unplanned')) return <p>{TEXTS.empty}</p>;
  // The zone may change within two weeks: then each day names its own.
  const isOneZone = days.every(({ zone }) => zone === days[0]?.zone);
  return (
    <>
      <ul className="my-shifts">
        {days.map((day) => (
          <Day key={day.date} day={day} isToday={day.date === today} hasZone={!isOneZone} />
        ))}
      </ul>
      {isOneZone && <ZoneNote zone={days[0]?.zone} companyZone={companyZone} />}
    </>
  );
}

interface DayProps {
  readonly day: MyShiftDay;
  readonly isToday: boolean;
  /** Whether the day names its zone, if that is not the company's. */
  readonly hasZone: boolean;
}

function Day({ day, isToday, hasZone }: DayProps) {
  const companyZone = usePageContext((context) => context.companyZone);
  const label = formatDayLabel(day.date).replace(/, \d{4}$/, '');
  return (
    <li data-today={isToday || undefined} aria-current={isToday ? 'date' : undefined}>
      <span className="my-shifts-date">{isToday ? `${TEXTS.today} · ${label}` : label}</span>
      <Plan day={day} />
      {hasZone && day.kind === 'shifts' && <ZoneNote zone={day.zone} companyZone={companyZone} />}
      {day.isRostered && day.leave === null && (
        <span className="my-shifts-note">
          {day.reason === null ? TEXTS.changed : TEXTS.reason(day.reason)}
        </span>
      )}
    </li>
  );
}

function Plan({ day: { kind, shifts, holiday, leave } }: { readonly day: MyShiftDay }) {
  if (leave !== null) return <span>{TEXTS.leave(leave)}</span>;
  if (kind === 'holiday') return <span>{holiday ?? '-'}</span>;
  if (kind !== 'shifts') return <span>{kind === 'day-off' ? TEXTS.dayOff : TEXTS.unplanned}</span>;
  return (
    <>
      {shifts.map(({ name, colour, start, end }) => (
        <div key={`${name} ${start}`} className="my-shift">
          <span aria-hidden className="my-shift-dot shift-colour" data-colour={colour} />
          <span>
            {/* A name that only repeats the times says nothing. */}
            {name !== `${start}–${end}` && <div>{name}</div>}
            {formatShiftTimes(start, end)}
          </span>
        </div>
      ))}
      {holiday !== null && <span className="my-shifts-note">{holiday}</span>}
    </>
  );
}
