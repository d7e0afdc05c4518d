import {
  type DashboardCounts,
  dashboardQuery,
  gettingStartedQuery,
  waitingQuery,
} from '@rollcall/shared/calls';
import { useCapability, usePageContext } from '@rollcall/shared/session';
import { useToday } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Spin } from 'antd';
import { lazy, Suspense } from 'react';
import { useFocusContentOnRemoval } from '../layout/use-focus-content-on-removal.ts';
import { waitingLists } from '../layout/waiting-lists.ts';
import { ActivityCard } from './activity-card.tsx';
import { AnnouncementsCard } from './announcements-card.tsx';
import { type CountRow, CountsTable } from './counts-table.tsx';
import { LazyCard } from './lazy-card.tsx';
import { TEXTS } from './texts.ts';
import { TodayPunches } from './today-punches.tsx';
import './dashboard.css';

// Loaded on demand: a base backend never needs them.
const NeedsYouCard = lazy(async () => ({
  default: (await import('./needs-you/needs-you-card.tsx')).NeedsYouCard,
}));
const GettingStarted = lazy(async () => ({
  default: (await import('../getting-started/getting-started.tsx')).GettingStarted,
}));
const NowCard = lazy(async () => ({
  default: (await import('./now/now-card.tsx')).NowCard,
}));

/** `/`: counts of people and time logs, activity, announcements (spec §2, Dashboard). */
export function DashboardPage() {
  const isBase = usePageContext((page) => page.capabilities === null);
  const lists = useLists(isBase);
  const { data, error, isPending, refetch } = useQuery(dashboardQuery());
  const { hasCard, isGettingStarted, areCardsLoading } = useCards();
  const hasNow = useCapability('now');
  // The cards are above the counts: what came later would move them.
  const isLoading = isPending || areCardsLoading;
  return (
    <div className="dashboard">
      <h1>{TEXTS.title}</h1>
      <Suspense fallback={<Loading />}>
        {isLoading && <Loading />}
        {error && <Failure message={error.message} onRetry={() => void refetch()} />}
        {isGettingStarted && !isLoading && (
          <LazyCard>
            <GettingStarted className="dashboard-card dashboard-first" place="dashboard" />
          </LazyCard>
        )}
        {hasCard && (
          <LazyCard>
            <NeedsYouCard isShown={!isLoading} />
          </LazyCard>
        )}
        {hasNow && (
          <LazyCard>
            <NowCard isShown={!isLoading} />
          </LazyCard>
        )}
        {data && !isLoading && (
          <div className="dashboard-grid">
            <CountsTable title={TEXTS.employees} rows={employeeRows(data)} />
            <CountsTable
              title={TEXTS.timeLogs}
              rows={timeLogRows(data, lists)}
              note={isBase ? <TodayPunches /> : undefined}
            />
            <ActivityCard />
            <AnnouncementsCard />
          </div>
        )}
      </Suspense>
    </div>
  );
}

/**
 * Which cards are shown above the counts, and whether the counts wait for them. A server of an earlier release says only how
 * much waits.
 */
function useCards() {
  const hasWaiting = useCapability('waiting');
  const waiting = useQuery({ ...waitingQuery(), enabled: hasWaiting });
  const isGettingStarted = waiting.data?.isGettingStarted === true;
  const started = useQuery({ ...gettingStartedQuery(), enabled: isGettingStarted });
  return {
    hasCard: hasWaiting && (waiting.data === undefined || waiting.data.oldest !== undefined),
    isGettingStarted,
    areCardsLoading: [waiting, started].some(
      ({ isLoading, failureCount }) => isLoading && failureCount === 0,
    ),
  };
}

const Loading = () => (
  <div className="dashboard-wait">
    <Spin size="large" description={TEXTS.loading} />
  </div>
);

interface FailureProps {
  readonly message: string;
  readonly onRetry: () => void;
}

function Failure({ message, onRetry }: FailureProps) {
  const card = useFocusContentOnRemoval<HTMLDivElement>();
  return (
    <div ref={card} className="dashboard-card dashboard-error" role="alert">
      <p>{message}</p>
      <button type="button" onClick={onRetry}>
        {TEXTS.retry}
      </button>
    </div>
  );
}

/** Labels and order of spec §2. The counts lead to their lists where the console can filter them so. */
const employeeRows = (counts: DashboardCounts): readonly CountRow[] => [
  { label: 'Total Employees', count: counts.totalEmployees },
  { label: 'Total Admins', count: counts.totalAdmins },
  { label: 'Total Active Employees', count: counts.totalActive, to: '/employees?status=active' },
  {
    label: 'Total Inactive Employees',
    count: counts.totalInactive,
    to: '/employees?status=inactive',
  },
  { label: 'Total Unverified Employees', count: counts.totalUnverified },
  { label: 'Total Verified Employees', count: counts.totalVerified },
];

const timeLogRows = (counts: DashboardCounts, lists: Lists): readonly CountRow[] => [
  { label: 'Total Leave Count', count: counts.totalOnLeave, to: lists.leaves },
  { label: 'Total Punch In Count', count: counts.totalPunchIn, to: '/time/today' },
  { label: 'Total Punch Out Mismatch', count: counts.totalPunchOutMismatch, to: lists.missingOuts },
];

interface Lists {
  readonly leaves?: string;
  readonly missingOuts?: string;
}

/** The lists of what is counted: leaves of today, logs of the last 35 days. A base backend cannot filter them. */
function useLists(isBase: boolean): Lists {
  const today = useToday();
  if (isBase) return {};
  return {
    leaves: `/leave?status=APPROVED&from=${today}&to=${today}`,
    missingOuts: waitingLists(today).missingOuts,
  };
}
