import { useDepartments } from '@rollcall/shared/calls';
import { formatDate, formatMonth } from '@rollcall/shared/domain';
import { ExportButton } from '@rollcall/shared/exports';
import { useCapability } from '@rollcall/shared/session';
import { DepartmentSelect, FilterBar, PageHeading } from '@rollcall/shared/ui';
import { useListParameters } from '@rollcall/shared/url';
import { Button, Flex } from 'antd';
import { MonthField } from '../filters/month-field.tsx';
import { TEXTS } from '../month/texts.ts';

interface Props {
  /** `YYYY-MM`. */
  readonly month: string;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** A base backend has only the current month. */
  readonly hasFilters: boolean;
}

/** Title, Print and filters of the month; on paper, month and date of printing instead. */
export function MonthHeading({ month, today, hasFilters }: Props) {
  return (
    <>
      <PageHeading
        title={TEXTS.title}
        actions={
          <Flex wrap gap="small">
            <Button onClick={() => window.print()}>{TEXTS.print}</Button>
            {hasFilters && <MonthExport month={month} />}
          </Flex>
        }
      />
      <p className="print-only">{TEXTS.printed(formatMonth(month), formatDate(today))}</p>
      {hasFilters && (
        <div className="not-printed">
          <MonthFilters month={month} today={today} />
        </div>
      )}
    </>
  );
}

function MonthExport({ month }: { readonly month: string }) {
  const { department, search } = useListParameters();
  return (
    <ExportButton
      lists={['month-days', 'month-employees']}
      filter={{ month, department, search }}
    />
  );
}

function MonthFilters({ month, today }: { readonly month: string; readonly today: string }) {
  const { department, search, showFilter } = useListParameters();
  const departments = useDepartments(useCapability('working-time'));
  return (
    <FilterBar values={{ search, department }} onChange={showFilter}>
      <MonthField
        value={month}
        currentYear={Number(today.slice(0, 4))}
        onChange={(chosen) => showFilter({ month: chosen })}
      />
      <DepartmentSelect
        departments={departments}
        value={department}
        onChange={(chosen) => showFilter({ department: chosen })}
      />
    </FilterBar>
  );
}
