import { employeeTimeLogsQuery } from '@rollcall/shared/calls';
import { formatDate } from '@rollcall/shared/domain';
import { ListTable, toListResult } from '@rollcall/shared/ui';
import { useDialogParameters } from '@rollcall/shared/url';
import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Typography } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { ownLogColumns } from './own-month.tsx';
import { readDay } from './read-day.ts';
import { TEXTS } from './texts.ts';

interface Props {
  /** Undefined when the session has no user id: then no day is shown. */
  readonly employeeId: number | undefined;
  /** Epoch milliseconds, for the duration of an open log. */
  readonly now: number;
  /** The company zone; null while it is unknown. */
  readonly zone: string | null;
}

/** Your own logs of the day that a link names with `?day=`, such as that of a notification. */
export function LinkedDay({ employeeId, ...clock }: Props) {
  const { values, close } = useDialogParameters({ which: ['day'] });
  const day = readDay(values.day);
  if (day === undefined || employeeId === undefined) return null;
  return <OwnDay key={day} employeeId={employeeId} day={day} onClose={close} {...clock} />;
}

interface DayProps extends Props {
  readonly employeeId: number;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly onClose: () => void;
}

/** The logs of one day; it takes the focus. */
function OwnDay({ employeeId, day, now, zone, onClose }: DayProps) {
  const [page, setPage] = useState(0);
  const query = useQuery(
    employeeTimeLogsQuery({ employeeId, startDate: day, endDate: day, page }, 'listMonthlyLogs'),
  );
  const title = TEXTS.dayLogs(formatDate(day));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  function close() {
    onClose();
    document.getElementById('content')?.focus();
  }
  return (
    <div className="own-logs">
      <Flex wrap align="center" justify="space-between" gap="small" style={{ marginBottom: 16 }}>
        <Typography.Title
          ref={heading}
          level={2}
          tabIndex={-1}
          style={{ margin: 0, fontSize: 20, outline: 'none' }}
        >
          {title}
        </Typography.Title>
        <Button onClick={close}>{TEXTS.closeDay}</Button>
      </Flex>
      <ListTable
        label={title}
        columns={ownLogColumns(now, zone)}
        list={toListResult(query, page)}
        page={page}
        onPage={setPage}
        texts={{ loading: TEXTS.loadingDay, empty: TEXTS.emptyDay }}
      />
    </div>
  );
}
