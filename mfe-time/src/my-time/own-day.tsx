import { employeeTimeLogsQuery } from '@rollcall/shared/calls';
import { formatDate, formatDayLabel } from '@rollcall/shared/domain';
import { ListTable, toListResult } from '@rollcall/shared/ui';
import { useDialogParameters } from '@rollcall/shared/url';
import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Typography } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ownLogColumns } from './own-log-columns.tsx';
import { TEXTS } from './texts.ts';

interface Props {
  /** `YYYY-MM-DD`; undefined when the link names none. */
  readonly day: string | undefined;
  /** Undefined when the session has no user id: then no day is shown. */
  readonly employeeId: number | undefined;
  /** Epoch milliseconds, for the duration of an open log. */
  readonly now: number;
  /** The zone of the page; null while it is unknown. */
  readonly zone: string | null;
  /** How the day was calculated, with its logs; on a server that does not say, the logs are listed. */
  readonly children?: ReactNode;
}

/** The day of your own that a link names with `?day=`, such as that of a notification. */
export function LinkedDay({ day, employeeId, ...clock }: Props) {
  const { close } = useDialogParameters({ which: ['day'] });
  if (day === undefined || employeeId === undefined) return null;
  return <OwnDay key={day} employeeId={employeeId} day={day} onClose={close} {...clock} />;
}

interface DayProps extends Props {
  readonly employeeId: number;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly onClose: () => void;
}

/** One day; it takes the focus, and returns it to the day of the calendar. */
function OwnDay({ day, onClose, children, ...list }: DayProps) {
  const title = children ? formatDayLabel(day) : TEXTS.dayLogs(formatDate(day));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    return () => {
      requestAnimationFrame(() => focusIfLost(day));
    };
  }, [day]);
  return (
    <div className="own-logs">
      <Flex wrap align="center" justify="space-between" gap="small" style={{ marginBottom: 16 }}>
        <Typography.Title
          ref={heading}
          level={2}
          tabIndex={-1}
          style={{ margin: 0, outline: 'none' }}
        >
          {title}
        </Typography.Title>
        <Button onClick={onClose}>{TEXTS.closeDay}</Button>
      </Flex>
      {children ? (
        <div style={BREAKDOWN}>{children}</div>
      ) : (
        <LogsOfDay {...list} day={day} title={title} />
      )}
    </div>
  );
}

/** Narrow, so that values stay near their labels. */
const BREAKDOWN = { maxWidth: 560 } as const;

interface LogsProps extends Omit<DayProps, 'onClose' | 'children'> {
  readonly title: string;
}

function LogsOfDay({ employeeId, day, now, zone, title }: LogsProps) {
  const [page, setPage] = useState(0);
  const query = useQuery(
    employeeTimeLogsQuery({ employeeId, startDate: day, endDate: day, page }, 'listMonthlyLogs'),
  );
  return (
    <ListTable
      label={title}
      columns={ownLogColumns(now, zone)}
      list={toListResult(query, page)}
      page={page}
      onPage={setPage}
      texts={{ loading: TEXTS.loadingDay, empty: TEXTS.emptyDay }}
    />
  );
}

/** Escape and Close remove what had the focus; another control may have got it. */
function focusIfLost(day: string) {
  if (document.activeElement !== document.body) return;
  const target = document.getElementById(`own-day-${day}`) ?? document.getElementById('content');
  target?.focus();
}
