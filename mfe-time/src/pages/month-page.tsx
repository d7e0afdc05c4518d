import type { DayLog } from '@rollcall/shared/calls';
import { DEPARTMENTS } from '@rollcall/shared/contract';
import { useCapability, usePageContext, useSession } from '@rollcall/shared/session';
import { DepartmentSelect, FilterBar, PageHeading } from '@rollcall/shared/ui';
import { useListParameters } from '@rollcall/shared/url';
import { useState } from 'react';
import { useNow } from '../clock/use-now.ts';
import { useToday } from '../clock/use-today.ts';
import { BaseDay } from '../day/base-day.tsx';
import { DayDrawer } from '../day/day-drawer.tsx';
import { DayExplained } from '../day/day-explained.tsx';
import { isMonth } from '../filters/is-month.ts';
import { MonthField } from '../filters/month-field.tsx';
import { ManualLogDialog } from '../manual-log/manual-log-dialog.tsx';
import { MonthList } from '../month/month-list.tsx';
import { TEXTS } from '../month/texts.ts';
import { useMonth } from '../month/use-month.ts';

/** `/time/month` (design §15.3): employee × day, and each day explained. A base backend has the current month. */
export function MonthPage() {
  const now = useNow();
  const today = useToday(now);
  const zone = usePageContext(({ companyZone }) => companyZone);
  // Nobody replaces their own log (design §10).
  const userId = useSession(({ user }) => user?.id);
  const [replaced, setReplaced] = useState<DayLog>();
  const isOfServer = useCapability('attendance.month');
  const { page, showPage, filter, search, showFilter, showOpen } = useListParameters();
  const asked = filter('month');
  const month = isOfServer && isMonth(asked) ? asked : today.slice(0, 7);
  const department = filter('department');
  const list = useMonth({ month, page, search, department });
  const employeeId = Number(filter('employee'));
  const date = filter('day');
  const row = list.data?.rows.find(({ id }) => id === employeeId);
  return (
    <>
      <PageHeading title={TEXTS.title} />
      {isOfServer && (
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
      )}
      <MonthList
        list={list}
        month={month}
        page={page}
        hasTotals={isOfServer}
        onPage={showPage}
        onExplain={(employee, day) => showOpen({ employee: String(employee), day })}
      />
      <DayDrawer
        date={date}
        employeeName={row?.employeeName ?? 'N/A'}
        onClose={() => showOpen({ employee: undefined, day: undefined })}
      >
        {date !== undefined && isOfServer && (
          <DayExplained
            employeeId={employeeId}
            date={date}
            onReplace={employeeId === userId ? undefined : setReplaced}
          />
        )}
        {!isOfServer && (
          <BaseDay logs={(row?.logs ?? []).filter(({ workDate }) => workDate === date)} />
        )}
      </DayDrawer>
      {replaced?.id && zone !== null && (
        <ManualLogDialog
          zone={zone}
          now={now}
          replaced={{
            id: replaced.id,
            employeeId,
            employeeName: row?.employeeName ?? 'N/A',
            punchIn: replaced.punchIn ?? '',
            punchInAt: replaced.punchInAt,
            zone: replaced.zone,
          }}
          onClose={() => setReplaced(undefined)}
        />
      )}
    </>
  );
}
