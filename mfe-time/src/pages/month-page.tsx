import type { DayLog, TimeLog } from '@rollcall/shared/calls';
import { DEPARTMENTS } from '@rollcall/shared/contract';
import { useCapability, useNow, usePageContext, useSession } from '@rollcall/shared/session';
import { DepartmentSelect, FilterBar, PageHeading, useToday } from '@rollcall/shared/ui';
import { useListParameters } from '@rollcall/shared/url';
import { useState } from 'react';
import { BaseDay } from '../day/base-day.tsx';
import { DayDetails } from '../day/day-details.tsx';
import { DayDrawer } from '../day/day-drawer.tsx';
import { isMonth, MonthField } from '../filters/month-field.tsx';
import { ManualLogDialog } from '../manual-log/manual-log-dialog.tsx';
import { MonthList } from '../month/month-list.tsx';
import { TEXTS } from '../month/texts.ts';
import { useMonth } from '../month/use-month.ts';
import { LogOutlet, useOpenLog } from '../repair/log-outlet.tsx';

/** `/time/month` (design §15.3): employee × day, with details of each day. A base backend has only the current month. */
export function MonthPage() {
  const now = useNow();
  const today = useToday();
  const userId = useSession(({ user }) => user?.id);
  const [replaced, setReplaced] = useState<DayLog>();
  const isOfServer = useCapability('attendance.month');
  const { page, showPage, filter, choice, search, showOpen } = useListParameters();
  const log = useOpenLog();
  const requested = filter('month');
  const month = isOfServer && isMonth(requested) ? requested : today.slice(0, 7);
  const list = useMonth({ month, page, search, department: choice('department', DEPARTMENTS) });
  const employeeId = Number(filter('employee'));
  const date = filter('day');
  const row = list.data?.rows.find(({ id }) => id === employeeId);
  const employeeName = row?.employeeName ?? 'N/A';
  // Administrators cannot replace their own log (design §10).
  const onReplace = employeeId === userId ? undefined : setReplaced;
  const closeDay = () => showOpen({ employee: undefined, day: undefined, log: undefined });
  return (
    <>
      <PageHeading title={TEXTS.title} />
      {isOfServer && <MonthFilters month={month} today={today} />}
      <MonthList
        list={list}
        month={month}
        page={page}
        hasTotals={isOfServer}
        onPage={showPage}
        onExplain={(employee, day) => showOpen({ employee: String(employee), day })}
      />
      <DayDrawer date={date} employeeName={employeeName} onClose={closeDay}>
        <DayContent {...{ employeeId, date, onReplace }} logs={row?.logs} onOpen={log.open} />
      </DayDrawer>
      <LogOutlet now={now} log={log} />
      {replaced && (
        <ReplaceDialog
          log={replaced}
          employee={{ employeeId, employeeName }}
          now={now}
          onClose={() => setReplaced(undefined)}
        />
      )}
    </>
  );
}

interface DayProps {
  readonly employeeId: number;
  readonly date: string | undefined;
  /** All logs of the employee that a base backend returned. */
  readonly logs: readonly TimeLog[] | undefined;
  readonly onReplace: ((log: DayLog) => void) | undefined;
  readonly onOpen: ((id: number) => void) | undefined;
}

function DayContent({ employeeId, date, logs = [], onReplace, onOpen }: DayProps) {
  const isOfServer = useCapability('attendance.month');
  if (!isOfServer) return <BaseDay logs={logs.filter(({ workDate }) => workDate === date)} />;
  if (date === undefined) return null;
  return <DayDetails employeeId={employeeId} date={date} onReplace={onReplace} onOpen={onOpen} />;
}

function MonthFilters({ month, today }: { readonly month: string; readonly today: string }) {
  const { choice, search, showFilter } = useListParameters();
  const department = choice('department', DEPARTMENTS);
  return (
    <FilterBar values={{ search, department }} onChange={showFilter}>
      <MonthField
        value={month}
        currentYear={Number(today.slice(0, 4))}
        onChange={(chosen) => showFilter({ month: chosen })}
      />
      <DepartmentSelect
        departments={DEPARTMENTS}
        value={department}
        onChange={(chosen) => showFilter({ department: chosen })}
      />
    </FilterBar>
  );
}

interface ReplaceProps {
  readonly log: DayLog;
  readonly employee: { readonly employeeId: number; readonly employeeName: string };
  readonly now: number;
  readonly onClose: () => void;
}

/** Replaces a log of the day; undefined for a log without an id, or without a company zone. */
function ReplaceDialog({ log, employee, now, onClose }: ReplaceProps) {
  const companyZone = usePageContext((context) => context.companyZone);
  if (!log.id || companyZone === null) return null;
  const { id, punchIn, punchInAt, zone } = log;
  return (
    <ManualLogDialog
      zone={companyZone}
      now={now}
      replaced={{ id, ...employee, punchIn: punchIn ?? '', punchInAt, zone }}
      onClose={onClose}
    />
  );
}
