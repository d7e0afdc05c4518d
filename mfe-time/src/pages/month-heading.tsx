import { ExportButton } from '@rollcall/shared/exports';
import { useCapability } from '@rollcall/shared/session';
import { LinkButton, PageHeading } from '@rollcall/shared/ui';
import { useListParameters } from '@rollcall/shared/url';
import { Button, Flex } from 'antd';
import { MonthFilters } from '../filters/month-filters.tsx';
import { TEXTS } from '../month/texts.ts';

interface Props {
  /** `YYYY-MM`. */
  readonly month: string;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** A base backend has only the current month. */
  readonly hasFilters: boolean;
  readonly onPrint: () => void;
  readonly isPreparing: boolean;
}

/** Title, Print, Export and filters of the month. */
export function MonthHeading({ month, today, hasFilters, onPrint, isPreparing }: Props) {
  return (
    <>
      <PageHeading
        title={TEXTS.title}
        actions={
          <Flex wrap gap="small">
            <Button loading={isPreparing} onClick={onPrint}>
              {TEXTS.print}
            </Button>
            {hasFilters && <MonthExport month={month} />}
          </Flex>
        }
      />
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
  const isOffered = useCapability('export');
  if (!isOffered) return null;
  const filter = { month, department, search };
  return (
    <>
      <SheetsLink filter={filter} />
      <ExportButton lists={['month-days', 'month-employees']} filter={filter} />
    </>
  );
}

/** Leads to the timesheets of everyone whom the month shows. */
function SheetsLink({ filter }: { readonly filter: Readonly<Record<string, string | undefined>> }) {
  const given = Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return (
    <LinkButton to={`/time/timesheets?${new URLSearchParams(given)}`}>
      {TEXTS.timesheets}
    </LinkButton>
  );
}
