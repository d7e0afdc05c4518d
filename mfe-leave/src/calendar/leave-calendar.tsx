import { CloseOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import { leaveCalendarQuery } from '@rollcall/shared/calls';
import { addDays, firstOfMonth, formatMonth, lastOfMonth } from '@rollcall/shared/domain';
import { EmptyState, ErrorNotice } from '@rollcall/shared/ui';
import { useNamedDialog } from '@rollcall/shared/url';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Flex, Skeleton, Typography } from 'antd';
import { lazy, Suspense } from 'react';
import { groupLeaves } from './group-leaves.ts';
import { LeaveLegend } from './leave-mark.tsx';
import { MonthTable } from './month-table.tsx';
import { TEXTS } from './texts.ts';

const CalendarLinkDialog = lazy(async () => ({
  default: (await import('./calendar-link-dialog.tsx')).CalendarLinkDialog,
}));

interface Props {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly department: string | undefined;
  /** Called with another month, or with undefined to close. */
  readonly onMonth: (month: string | undefined) => void;
}

/** The month calendar next to the table: approved and pending leaves by department (design §15.7). */
export function LeaveCalendar({ month, department, onMonth }: Props) {
  const link = useNamedDialog('calendar-link');
  const { data, error, refetch } = useQuery(leaveCalendarQuery({ month, department }));
  const groups = data && groupLeaves(data.rows, month);
  return (
    <div style={{ marginBlockEnd: 24 }}>
      <CalendarBar month={month} onMonth={onMonth} onLink={link.open} />
      {error && <ErrorNotice message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton active title={false} aria-label={TEXTS.loading} />}
      {data?.isComplete === false && <Alert type="info" showIcon title={TEXTS.incomplete} />}
      {groups?.length === 0 && <EmptyState>{TEXTS.empty}</EmptyState>}
      {groups && groups.length > 0 && (
        <MonthTable groups={groups} month={month} today={data?.today ?? null} />
      )}
      {link.isOpen && (
        <Suspense fallback={null}>
          <CalendarLinkDialog department={department} onClose={link.close} />
        </Suspense>
      )}
    </div>
  );
}

interface BarProps extends Pick<Props, 'month' | 'onMonth'> {
  readonly onLink: () => void;
}

/** The month, buttons for the previous and next month, the calendar link, and the close button. */
function CalendarBar({ month, onMonth, onLink }: BarProps) {
  const first = `${month}-01`;
  return (
    <Flex wrap align="center" gap="small" style={{ marginBottom: 12 }}>
      <Typography.Title level={2} style={{ margin: 0 }}>
        {TEXTS.title}
      </Typography.Title>
      <Button
        size="small"
        icon={<LeftOutlined />}
        aria-label={TEXTS.previous}
        onClick={() => onMonth(addDays(first, -1).slice(0, 7))}
      />
      <output style={{ minWidth: '8.5rem', textAlign: 'center' }}>{formatMonth(month)}</output>
      <Button
        size="small"
        icon={<RightOutlined />}
        aria-label={TEXTS.next}
        onClick={() => onMonth(addDays(lastOfMonth(firstOfMonth(first)), 1).slice(0, 7))}
      />
      <LeaveLegend />
      <Button size="small" onClick={onLink}>
        {TEXTS.link}
      </Button>
      <Button
        size="small"
        type="text"
        icon={<CloseOutlined />}
        aria-label={TEXTS.close}
        onClick={() => onMonth(undefined)}
      />
    </Flex>
  );
}
