import { type DayLog, dayQuery, type TimeLog } from '@rollcall/shared/calls';
import { useCapability, useNow, usePageContext, useSession } from '@rollcall/shared/session';
import { useToday } from '@rollcall/shared/ui';
import { useListParameters } from '@rollcall/shared/url';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { BaseDay } from '../day/base-day.tsx';
import { DayDetails } from '../day/day-details.tsx';
import { DayDrawer } from '../day/day-drawer.tsx';
import { isMonth } from '../filters/month-field.tsx';
import { ManualLogDialog } from '../manual-log/manual-log-dialog.tsx';
import type { Detail } from '../month/day-face.ts';
import { MonthList } from '../month/month-list.tsx';
import type { MonthRow } from '../month/month-list-result.ts';
import { MonthOnPaper, PaperHeading } from '../month/month-on-paper.tsx';
import { TEXTS } from '../month/texts.ts';
import { useMonth } from '../month/use-month.ts';
import { usePrintMonth } from '../month/use-print-month.ts';
import { LogOutlet, useOpenLog } from '../repair/log-outlet.tsx';
import { MonthHeading } from './month-heading.tsx';
import { useOpenDay } from './use-open-day.ts';

/** `/time/month` (design §15.3): employee × day, with details of each day. A base backend has only the current month. */
export function MonthPage() {
  const now = useNow();
  const today = useToday();
  const userId = useSession(({ user }) => user?.id);
  const isOfServer = useCapability('attendance.month');
  const detail = useDetail();
  const { page, showPage, filter, department, search } = useListParameters();
  const log = useOpenLog();
  const day = useOpenDay();
  const { employeeId, date, replacedId } = day;
  const requested = filter('month');
  const month = isOfServer && isMonth(requested) ? requested : today.slice(0, 7);
  const filters = isOfServer ? { search, department } : {};
  const list = useMonth({ month, page, ...filters });
  const row = list.data?.rows.find((each) => each.employeeId === employeeId);
  const employeeName = useName(day, row, list.data !== undefined);
  // Administrators cannot replace their own log (design §10).
  const mayReplace = isOfServer && !log.open && employeeId !== userId;
  return (
    <>
      <MonthContent
        {...{ list, month, page, detail, today, filters }}
        onPage={showPage}
        onExplain={day.open}
      />
      <DayDrawer {...{ employeeId, date, employeeName }} onClose={day.close}>
        <DayContent
          employeeId={employeeId}
          date={date}
          isListed={row !== undefined || !list.data}
          logs={row?.logs}
          onReplace={mayReplace ? day.replace : undefined}
          onOpen={log.open}
        />
      </DayDrawer>
      <LogOutlet now={now} log={log} />
      {mayReplace && date !== undefined && replacedId !== undefined && (
        <ReplaceDialog
          id={replacedId}
          date={date}
          employee={{ employeeId, employeeName: employeeName ?? 'N/A' }}
          now={now}
          onClose={day.closeReplacing}
        />
      )}
    </>
  );
}

interface ContentProps extends Omit<ComponentProps<typeof MonthList>, 'isFiltered'> {
  readonly today: string;
  /** Empty on a base backend, which has none. */
  readonly filters: {
    readonly search?: string | undefined;
    readonly department?: string | undefined;
  };
}

/** Heading, filters and list; on paper everyone who matches, once Print has read them. */
function MonthContent({ today, filters, ...list }: ContentProps) {
  const { month, detail } = list;
  const isOfServer = useCapability('attendance.month');
  const { rows, ...printing } = usePrintMonth({ month, ...filters });
  return (
    <>
      <MonthHeading month={month} today={today} hasFilters={isOfServer} {...printing} />
      <PaperHeading {...filters} month={month} today={today} />
      <div className={rows && 'not-printed'}>
        <MonthList
          {...list}
          isFiltered={filters.search !== undefined || filters.department !== undefined}
        />
      </div>
      {rows && <MonthOnPaper rows={rows} month={month} detail={detail} />}
    </>
  );
}

/** The name of the employee whose day is open, who may be on another page of the list; undefined while it is loading. */
function useName(
  { employeeId, date = '' }: Pick<ReturnType<typeof useOpenDay>, 'employeeId' | 'date'>,
  row: MonthRow | undefined,
  isListed: boolean,
): string | undefined {
  const isEnabled = useCapability('attendance.month') && date !== '';
  const { data, error } = useQuery({ ...dayQuery({ employeeId, date }), enabled: isEnabled });
  const isLoading = isEnabled ? !data && !error : !isListed;
  return row?.employeeName ?? data?.employeeName ?? (isLoading ? undefined : 'N/A');
}

/** What the backend knows of a month. */
function useDetail(): Detail {
  const hasMinutes = useCapability('attendance.month');
  const hasFigures = useCapability('working-time');
  if (!hasMinutes) return 'counts';
  return hasFigures ? 'figures' : 'minutes';
}

interface DayProps {
  readonly employeeId: number;
  readonly date: string | undefined;
  /** Whether the list has the employee, or is loading. */
  readonly isListed: boolean;
  /** All logs of the employee that a base backend returned. */
  readonly logs: readonly TimeLog[] | undefined;
  readonly onReplace: ((log: DayLog) => void) | undefined;
  readonly onOpen: ((id: number) => void) | undefined;
}

function DayContent({ employeeId, date, isListed, logs = [], onReplace, onOpen }: DayProps) {
  const isOfServer = useCapability('attendance.month');
  if (!isOfServer && !isListed) return <p role="alert">{TEXTS.notOnPage}</p>;
  if (!isOfServer) return <BaseDay logs={logs.filter(({ workDate }) => workDate === date)} />;
  if (date === undefined) return null;
  return <DayDetails employeeId={employeeId} date={date} onReplace={onReplace} onOpen={onOpen} />;
}

interface ReplaceProps {
  readonly id: number;
  /** Work date `YYYY-MM-DD`. */
  readonly date: string;
  readonly employee: { readonly employeeId: number; readonly employeeName: string };
  readonly now: number;
  readonly onClose: () => void;
}

/** Replaces a log of the day; nothing for a log that has a punch-out, on a closed day, or without a company zone. */
function ReplaceDialog({ id, date, employee, now, onClose }: ReplaceProps) {
  const companyZone = usePageContext((context) => context.companyZone);
  const { data } = useQuery(dayQuery({ employeeId: employee.employeeId, date }));
  const hasFigures = useCapability('working-time');
  const log = data?.logs.find((each) => each.id === id);
  if (log?.state !== 'missing-out' || log.isSuperseded || companyZone === null) return null;
  if (hasFigures && data?.closed) return null;
  const { punchInAt: punchIn, zone } = log;
  return (
    <ManualLogDialog
      zone={companyZone}
      now={now}
      replaced={{ id, ...employee, punchIn, zone }}
      onClose={onClose}
    />
  );
}
