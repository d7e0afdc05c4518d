import { type DayLog, dayQuery } from '@rollcall/shared/calls';
import { formatDate, formatDuration } from '@rollcall/shared/domain';
import { ErrorNotice, StatusTag } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Flex, Skeleton, Typography } from 'antd';
import { CorrectionOfDay } from './correction-of-day.tsx';
import { LogDetails } from './log-details.tsx';
import { TEXTS } from './texts.ts';

interface Props {
  readonly employeeId: number;
  /** Work date `YYYY-MM-DD`. */
  readonly date: string;
  readonly onReplace?: ((log: DayLog) => void) | undefined;
  readonly onOpen?: ((id: number) => void) | undefined;
}

/** How one day of an employee was calculated, from our server (capability `attendance.month`). */
export function DayDetails({ employeeId, date, onReplace, onOpen }: Props) {
  const { data, error, refetch } = useQuery(dayQuery({ employeeId, date }));
  if (error && !data) {
    return <ErrorNotice message={error.message} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton active aria-label={TEXTS.loading} />;
  return (
    <Flex vertical gap="middle">
      <Flex gap="small" align="center">
        <StatusTag status={data.status ?? TEXTS.blank} />
        {data.leave && (
          <span>
            {TEXTS.leave(
              data.leave.type,
              formatDate(data.leave.startDate),
              formatDate(data.leave.endDate),
            )}
          </span>
        )}
      </Flex>
      {data.logs.length === 0 && <Typography.Text>{TEXTS.noLogs}</Typography.Text>}
      {data.logs.map((log) => (
        <LogDetails key={log.id} log={log} onReplace={onReplace} onOpen={onOpen} />
      ))}
      <section aria-label={TEXTS.totals}>
        <dl style={{ margin: 0 }}>
          <Total label={TEXTS.worked} minutes={data.workedMinutes} />
          <Total label={TEXTS.breaks} minutes={data.breakMinutes} />
        </dl>
        <Typography.Text type="secondary">{TEXTS.rounding}</Typography.Text>
      </section>
      {data.corrections.length > 0 && (
        <section aria-label={TEXTS.corrections}>
          <Typography.Title level={3} style={{ fontSize: 16 }}>
            {TEXTS.corrections}
          </Typography.Title>
          <Flex vertical gap="small">
            {data.corrections.map((correction) => (
              <CorrectionOfDay key={correction.id} correction={correction} />
            ))}
          </Flex>
        </section>
      )}
    </Flex>
  );
}

function Total({ label, minutes }: { readonly label: string; readonly minutes: number | null }) {
  return (
    <Flex justify="space-between" gap="middle">
      <dt>{label}</dt>
      <dd style={{ margin: 0, fontWeight: 600 }}>{formatDuration(minutes)}</dd>
    </Flex>
  );
}
