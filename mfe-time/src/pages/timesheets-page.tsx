import { timesheetsQuery } from '@rollcall/shared/calls';
import { ExportButton, type ExportFilter } from '@rollcall/shared/exports';
import {
  EmptyState,
  ErrorNotice,
  ListLoading,
  PageHeading,
  PageLink,
  useToday,
} from '@rollcall/shared/ui';
import { useListParameters } from '@rollcall/shared/url';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Flex } from 'antd';
import { isMonth } from '../filters/month-field.tsx';
import { MonthFilters } from '../filters/month-filters.tsx';
import { Sheet } from '../timesheets/sheet.tsx';
import { TEXTS } from '../timesheets/texts.ts';

/** `/time/timesheets` (capability `export`): a sheet per employee and month, to print or as PDF, and to sign. */
export function TimesheetsPage() {
  const today = useToday();
  const { filter, department, search } = useListParameters();
  const requested = filter('month');
  const month = isMonth(requested) ? requested : today.slice(0, 7);
  const filters = { month, department, search, employeeId: readId(filter('employee')) };
  const { data, error, refetch } = useQuery(timesheetsQuery(filters));
  return (
    <>
      <div className="not-printed">
        <Heading filters={filters} canPrint={data !== undefined && data.length > 0} />
        <MonthFilters month={month} today={today} />
        {filters.employeeId !== undefined && <OneEmployee />}
        {error && <ErrorNotice message={error.message} onRetry={() => void refetch()} />}
        {!data && !error && (
          <div aria-busy>
            <ListLoading text={TEXTS.loading} />
          </div>
        )}
        {data?.length === 0 && <EmptyState>{TEXTS.empty}</EmptyState>}
        <output className="timesheet-count">
          {data?.length ? TEXTS.count(data.length) : null}
        </output>
      </div>
      {data?.map((sheet) => (
        <Sheet key={sheet.employeeId} sheet={sheet} month={month} />
      ))}
    </>
  );
}

interface HeadingProps {
  readonly filters: ExportFilter & { readonly month: string };
  readonly canPrint: boolean;
}

const Heading = ({ filters, canPrint }: HeadingProps) => (
  <>
    <PageLink to={`/time/month?month=${filters.month}`}>{TEXTS.back}</PageLink>
    <PageHeading
      title={TEXTS.title}
      actions={
        <Flex wrap gap="small">
          <Button disabled={!canPrint} onClick={() => window.print()}>
            {TEXTS.print}
          </Button>
          <ExportButton lists={['timesheets']} filter={filters} />
        </Flex>
      }
    />
  </>
);

function OneEmployee() {
  const { showFilter } = useListParameters();
  return (
    <Alert
      type="info"
      role="presentation"
      title={TEXTS.one}
      action={
        <Button size="small" onClick={() => showFilter({ employee: undefined })}>
          {TEXTS.showAll}
        </Button>
      }
      style={{ marginBottom: 16 }}
    />
  );
}

const readId = (text: string | undefined) =>
  text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
