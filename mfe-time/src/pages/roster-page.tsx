import {
  companyQuery,
  type RosterRow,
  type RosterSummary,
  rosterQuery,
  rosterSummaryQuery,
  type Shift,
  shiftsQuery,
  useDepartments,
} from '@rollcall/shared/calls';
import { addDays, formatDate } from '@rollcall/shared/domain';
import { ExportButton } from '@rollcall/shared/exports';
import { useCapability } from '@rollcall/shared/session';
import {
  DepartmentSelect,
  ErrorNotice,
  FilterBar,
  type ListResult,
  PageHeading,
  toListResult,
  useToday,
} from '@rollcall/shared/ui';
import { useListParameters, useNamedDialog } from '@rollcall/shared/url';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Button, Flex, Skeleton } from 'antd';
import { DayDrawer } from '../day/day-drawer.tsx';
import { readDay } from '../filters/read-day.ts';
import { useGridKeys } from '../month/use-grid-keys.ts';
import { ConflictList } from '../roster/conflict-list.tsx';
import { CopyDialog } from '../roster/copy-dialog.tsx';
import { DayEditor } from '../roster/day-editor.tsx';
import { DraftBar } from '../roster/draft-bar.tsx';
import { type PeopleFilter, peopleFilter } from '../roster/people-filter.ts';
import { RosterList } from '../roster/roster-list.tsx';
import { ShiftsNotice } from '../roster/shifts-notice.tsx';
import { TEXTS } from '../roster/texts.ts';
import { useDayKeys } from '../roster/use-day-keys.ts';
import { datesFrom, startOfWeek } from '../roster/week.ts';
import { WeekBar } from '../roster/week-bar.tsx';
import { DiscardDialog, PublishDialog } from '../roster/week-dialog.tsx';
import '../settings/shifts/shift-colour.css';
import { useOpenDay } from './use-open-day.ts';

/** `/time/roster` (capability `working-time`): who works which shift, week by week. */
export function RosterPage() {
  const company = useQuery(companyQuery());
  const today = useToday();
  const { filter } = useListParameters();
  if (!company.data && company.error) {
    return <ErrorNotice message={company.error.message} onRetry={() => void company.refetch()} />;
  }
  // Which week it is depends on its first day.
  if (!company.data) return <Skeleton active />;
  const { weekStart } = company.data;
  const from = startOfWeek(readDay(filter('week')) ?? today, weekStart);
  return <Week from={from} today={today} weekStart={weekStart} />;
}

interface WeekProps {
  readonly from: string;
  readonly today: string;
  readonly weekStart: number;
}

function Week({ from, today, weekStart }: WeekProps) {
  const { page, showPage, department, search, showFilter, showOpen } = useListParameters();
  const departments = useDepartments(useCapability('working-time'));
  const people = peopleFilter(search, department);
  const query = useQuery(rosterQuery({ from, to: addDays(from, 6), page, ...people }));
  const summary = useQuery(rosterSummaryQuery({ from, ...people }));
  const { data: shifts } = useQuery(shiftsQuery());
  const day = useOpenDay();
  const { onDayKey, problems, dismiss } = useDayKeys(shifts ?? [], query.isFetching);
  const showWeek = (date: string) => showFilter({ week: startOfWeek(date, weekStart) });
  const list = toListResult(query, page);
  const dates = datesFrom(from);
  const keys = useGridKeys(list.data?.rows.length ?? 0, dates.length);
  return (
    <>
      <Heading {...{ from, today, weekStart, people }} onWeek={showWeek} />
      <div className="not-printed">
        <FilterBar values={{ search, department }} onChange={showFilter}>
          <DepartmentSelect
            departments={departments}
            value={department}
            onChange={(chosen) => showFilter({ department: chosen })}
          />
        </FilterBar>
      </div>
      <ShiftsNotice />
      <Summary
        {...{ from, people, summary }}
        onOpen={({ employeeId, date, page: at }) =>
          showOpen({
            page: at > 0 ? String(at + 1) : undefined,
            employee: String(employeeId),
            day: date,
          })
        }
      />
      <RosterList
        {...{ list, dates, shifts, keys, page, problems, onDayKey }}
        summary={summary.data}
        isFiltered={search !== undefined || department !== undefined}
        onDismiss={dismiss}
        onPage={showPage}
        onOpen={day.open}
      />
      <OpenDay {...{ day, list }} shifts={shifts ?? []} />
    </>
  );
}

interface HeadingProps extends WeekProps {
  readonly people: PeopleFilter;
  readonly onWeek: (date: string) => void;
}

/** The title, the week, and what is done with a whole week. */
function Heading({ from, today, weekStart, people, onWeek }: HeadingProps) {
  const copy = useNamedDialog('copy');
  const showCopied = (to: string) => {
    copy.close();
    onWeek(to);
  };
  return (
    <>
      <PageHeading
        title={TEXTS.title}
        actions={
          <Flex wrap gap="small">
            <Button aria-haspopup="dialog" onClick={copy.open}>
              {TEXTS.copy}
            </Button>
            <ExportButton lists={['roster']} filter={{ from, to: addDays(from, 6), ...people }} />
            <Button onClick={() => window.print()}>{TEXTS.print}</Button>
          </Flex>
        }
      />
      <p className="not-printed">{TEXTS.intro}</p>
      <p className="print-only">{TEXTS.printed(formatDate(today))}</p>
      <WeekBar from={from} current={startOfWeek(today, weekStart)} onChange={onWeek} />
      {copy.isOpen && (
        <CopyDialog {...{ from, weekStart, people }} onCopied={showCopied} onClose={copy.close} />
      )}
    </>
  );
}

interface SummaryProps {
  readonly from: string;
  readonly people: PeopleFilter;
  readonly summary: Pick<
    UseQueryResult<RosterSummary>,
    'data' | 'error' | 'refetch' | 'isPlaceholderData'
  >;
  readonly onOpen: Parameters<typeof ConflictList>[0]['onOpen'];
}

/** Drafts and conflicts of the week, or why they are not known. */
function Summary({ from, people, summary, onOpen }: SummaryProps) {
  const { data, error, refetch, isPlaceholderData } = summary;
  return (
    <>
      {!data && error && <ErrorNotice message={error.message} onRetry={() => void refetch()} />}
      {data && <Drafts {...{ from, people }} summary={data} isRefreshing={isPlaceholderData} />}
      {data && <ConflictList summary={data} onOpen={onOpen} />}
    </>
  );
}

interface DraftsProps {
  readonly from: string;
  readonly people: PeopleFilter;
  readonly summary: RosterSummary;
  /** The summary is that of other filters. */
  readonly isRefreshing: boolean;
}

/** What is not published yet, and its dialogs. */
function Drafts({ summary, isRefreshing, ...week }: DraftsProps) {
  const publish = useNamedDialog('publish');
  const discard = useNamedDialog('discard');
  return (
    <>
      <DraftBar {...{ summary, isRefreshing }} onPublish={publish.open} onDiscard={discard.open} />
      {publish.isOpen && !isRefreshing && (
        <PublishDialog {...week} summary={summary} onClose={publish.close} />
      )}
      {discard.isOpen && !isRefreshing && (
        <DiscardDialog {...week} summary={summary} onClose={discard.close} />
      )}
    </>
  );
}

interface OpenDayProps {
  readonly day: ReturnType<typeof useOpenDay>;
  readonly list: ListResult<RosterRow>;
  readonly shifts: readonly Shift[];
}

/** The editor of the open day in a drawer. */
function OpenDay({ day, list, shifts }: OpenDayProps) {
  const { employeeId, date } = day;
  const isLoaded = list.data !== undefined && !list.isRefreshing;
  const row = list.data?.rows.find((each) => each.employeeId === employeeId);
  const open = row?.days.find((each) => each.date === date);
  return (
    <DayDrawer
      employeeId={employeeId}
      date={date}
      employeeName={row?.employeeName ?? (isLoaded ? 'N/A' : undefined)}
      onClose={day.close}
    >
      {open ? (
        <DayEditor
          key={`${employeeId} ${date}`}
          employeeId={employeeId}
          day={open}
          shifts={shifts}
          onClose={day.close}
        />
      ) : (
        isLoaded && <p role="alert">{TEXTS.notOnPage}</p>
      )}
    </DayDrawer>
  );
}
