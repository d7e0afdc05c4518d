import { type DashboardCounts, dashboardQuery } from '@rollcall/shared/calls';
import { usePageContext } from '@rollcall/shared/session';
import { useQuery } from '@tanstack/react-query';
import { Spin } from 'antd';
import { useFocusContentOnRemoval } from '../layout/use-focus-content-on-removal.ts';
import { ActivityCard } from './activity-card.tsx';
import { AnnouncementsCard } from './announcements-card.tsx';
import { CountsTable } from './counts-table.tsx';
import { TEXTS } from './texts.ts';
import { TodayPunches } from './today-punches.tsx';
import './dashboard.css';

/** `/`: counts of people and time logs, activity, announcements (spec §2, Dashboard). */
export default function DashboardPage() {
  const isBase = usePageContext((page) => page.capabilities === null);
  const { data, error, isPending, refetch } = useQuery(dashboardQuery());
  return (
    <div className="dashboard">
      <h1>{TEXTS.title}</h1>
      {isPending && (
        <div className="dashboard-wait">
          <Spin size="large" description={TEXTS.loading} />
        </div>
      )}
      {error && <Failure message={error.message} onRetry={() => void refetch()} />}
      {data && (
        <div className="dashboard-grid">
          <CountsTable title={TEXTS.employees} rows={employeeRows(data)} />
          <CountsTable
            title={TEXTS.timeLogs}
            rows={timeLogRows(data)}
            note={isBase ? <TodayPunches /> : undefined}
          />
          <ActivityCard />
          <AnnouncementsCard />
        </div>
      )}
    </div>
  );
}

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

/** Labels and order of spec §2. */
const employeeRows = (counts: DashboardCounts) =>
  [
    ['Total Employees', counts.totalEmployees],
    ['Total Admins', counts.totalAdmins],
    ['Total Active Employees', counts.totalActive],
    ['Total Inactive Employees', counts.totalInactive],
    ['Total Unverified Employees', counts.totalUnverified],
    ['Total Verified Employees', counts.totalVerified],
  ] as const;

const timeLogRows = (counts: DashboardCounts) =>
  [
    ['Total Leave Count', counts.totalOnLeave],
    ['Total Punch In Count', counts.totalPunchIn],
    ['Total Punch Out Mismatch', counts.totalPunchOutMismatch],
  ] as const;
