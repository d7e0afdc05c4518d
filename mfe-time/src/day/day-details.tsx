import { type DayBreakdown, type DayLog, dayQuery } from '@rollcall/shared/calls';
import { formatDate, formatMinutes } from '@rollcall/shared/domain';
import { useCapability, useNow } from '@rollcall/shared/session';
import { ErrorNotice, PageLink, StatusTag } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Alert, Flex, Skeleton, Typography } from 'antd';
import { CorrectionOfDay } from './correction-of-day.tsx';
import { DayCalculation } from './day-calculation.tsx';
import { DayFigures } from './day-figures.tsx';
import { DayPlan } from './day-plan.tsx';
import { LogDetails } from './log-details.tsx';
import { statusReason } from './reason.ts';
import { type Totals, totalsSoFar } from './so-far.ts';
import { FIGURE_TEXTS, TEXTS } from './texts.ts';

interface Props {
  /** Undefined for your own day. */
  readonly employeeId?: number;
  /** Work date `YYYY-MM-DD`. */
  readonly date: string;
  readonly onReplace?: ((log: DayLog) => void) | undefined;
  readonly onOpen?: ((id: number) => void) | undefined;
}

/** A server without the capability `working-time`. */
const NO_FIGURES: Partial<DayBreakdown> = {};

/** How one day of an employee was calculated, from our server (capability `attendance.month`), or one of your own. */
export function DayDetails({ employeeId, date, onReplace, onOpen }: Props) {
  const isOwn = employeeId === undefined;
  const { data, error, refetch } = useQuery(dayQuery(isOwn ? { date } : { employeeId, date }));
  const hasFigures = useCapability('working-time');
  const now = useNow();
  if (error && !data) {
    return <ErrorNotice message={error.message} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton active title={false} aria-label={TEXTS.loading} />;
  const totals = totalsSoFar(data, now);
  const { closed, figures, plan, calculation } = hasFigures ? data : NO_FIGURES;
  return (
    <Flex vertical gap="middle">
      {closed && (
        <Closed {...closed} isOwn={isOwn} hasOtherRules={!calculation && data.logs.length > 0} />
      )}
      <Status day={data} reason={figures && statusReason(figures, plan)} />
      {plan && <DayPlan plan={plan} />}
      {data.logs.length === 0 && <Typography.Text>{TEXTS.noLogs}</Typography.Text>}
      {data.logs.map((log) => (
        <LogDetails
          key={log.id}
          log={log}
          // The server refuses every change of a closed day.
          isClosed={Boolean(closed)}
          onReplace={closed ? undefined : onReplace}
          onOpen={onOpen}
        />
      ))}
      {calculation && data.logs.some(({ state }) => state !== 'open') && (
        <DayCalculation calculation={calculation} workedMins={data.workedMins} />
      )}
      {figures && <DayFigures {...data} {...{ totals, figures, plan }} />}
      {!figures && <DayTotals totals={totals} />}
      <Corrections corrections={data.corrections} />
    </Flex>
  );
}

interface ClosedProps extends NonNullable<DayBreakdown['closed']> {
  readonly isOwn: boolean;
  readonly hasOtherRules: boolean;
}

/** Which days are closed, and how what is found out later is entered (docs/working-time.md#closed-periods). */
const Closed = ({ from, to, isOwn, hasOtherRules }: ClosedProps) => (
  <Alert
    type="info"
    showIcon
    title={FIGURE_TEXTS.closed(formatDate(from), formatDate(to))}
    description={
      <>
        {hasOtherRules && <div>{FIGURE_TEXTS.otherRules}</div>}
        <div>{FIGURE_TEXTS.closedMeans}</div>
        {!isOwn && <PageLink to="/time/closing">{FIGURE_TEXTS.closedLink}</PageLink>}
      </>
    }
  />
);

interface StatusProps {
  readonly day: DayBreakdown;
  /** Why the day has its status, where that is not obvious. */
  readonly reason: string | undefined;
}

function Status({ day: { status, leave }, reason }: StatusProps) {
  return (
    <Flex gap="small" align="center">
      <StatusTag status={status ?? TEXTS.blank} />
      {reason !== undefined && <span>{reason}</span>}
      {leave && (
        <span>
          {TEXTS.leave(leave.type, formatDate(leave.startDate), formatDate(leave.endDate))}
        </span>
      )}
    </Flex>
  );
}

function Corrections({ corrections }: Pick<DayBreakdown, 'corrections'>) {
  if (corrections.length === 0) return null;
  return (
    <section aria-label={TEXTS.corrections}>
      <Typography.Title level={3}>{TEXTS.corrections}</Typography.Title>
      <Flex vertical gap="small">
        {corrections.map((correction) => (
          <CorrectionOfDay key={correction.id} correction={correction} />
        ))}
      </Flex>
    </section>
  );
}

/** The minutes of a day on a server without figures. */
function DayTotals({ totals: { worked, breaks, isSoFar } }: { readonly totals: Totals }) {
  return (
    <section aria-label={TEXTS.totals}>
      <dl style={{ margin: 0 }}>
        <Total label={isSoFar ? TEXTS.workedSoFar : TEXTS.worked} minutes={worked} />
        <Total label={isSoFar ? TEXTS.breaksSoFar : TEXTS.breaks} minutes={breaks} />
      </dl>
      <Typography.Text type="secondary">{TEXTS.rounding}</Typography.Text>
    </section>
  );
}

function Total({ label, minutes }: { readonly label: string; readonly minutes: number }) {
  return (
    <Flex justify="space-between" gap="middle">
      <dt>{label}</dt>
      <dd style={{ margin: 0, fontWeight: 600 }}>{formatMinutes(minutes)}</dd>
    </Flex>
  );
}
