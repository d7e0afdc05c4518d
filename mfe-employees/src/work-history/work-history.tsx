import {
  type Assignment,
  type EmployeeTerm,
  employeeTermsQuery,
  type PlanScopeToday,
  planScopeQuery,
  type SourcedValue,
} from '@rollcall/shared/calls';
import { formatDate } from '@rollcall/shared/domain';
import { useCapability } from '@rollcall/shared/session';
import { cutListPage, ErrorNotice, ListTable, PageLink, ROW_HEADING } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Skeleton, type TableColumnsType, Typography } from 'antd';
import { useState } from 'react';
import { TEXTS } from './texts.ts';

interface Props {
  readonly employeeId: number;
}

/** Which schedule counts today and why, and the history of terms and own schedules. */
export function WorkHistory({ employeeId }: Props) {
  const scope = `employee:${employeeId}`;
  const today = useQuery(planScopeQuery(scope));
  const history = useQuery(employeeTermsQuery(employeeId));
  const error = today.error ?? history.error;
  if (error) {
    const retry = () => void Promise.all([today.refetch(), history.refetch()]);
    return <ErrorNotice message={error.message} onRetry={retry} />;
  }
  if (!today.data || !history.data) {
    return (
      <output aria-label={TEXTS.loading}>
        <Skeleton active title={false} />
      </output>
    );
  }
  return (
    <section aria-label={TEXTS.schedule}>
      <h2>{TEXTS.schedule}</h2>
      <Typography.Paragraph type="secondary">{TEXTS.scheduleHint}</Typography.Paragraph>
      <Today scope={today.data} />
      <Links employeeId={employeeId} scope={scope} />
      <details>
        <summary>{TEXTS.history}</summary>
        <History
          label={TEXTS.assignments}
          columns={ASSIGNMENT_COLUMNS}
          rows={history.data.assignments}
          empty={TEXTS.noAssignments}
        />
        <History
          label={TEXTS.terms}
          hint={TEXTS.termsHint}
          columns={TERM_COLUMNS}
          rows={history.data.terms.map((term, id) => ({ ...term, id }))}
          empty={TEXTS.noTerms}
        />
      </details>
    </section>
  );
}

function Links({ employeeId, scope }: Props & { readonly scope: string }) {
  const hasAudit = useCapability('audit');
  return (
    <>
      <p>
        <PageLink to={`/settings/mfe-time/assignments?scope=${scope}`}>{TEXTS.change}</PageLink>
      </p>
      {hasAudit && (
        <p>
          <PageLink to={`/settings/mfe-employees/audit?employee=${employeeId}`}>
            {TEXTS.audit}
          </PageLink>
        </p>
      )}
    </>
  );
}

function Today({ scope }: { readonly scope: PlanScopeToday }) {
  return (
    <dl>
      {(['schedule', 'calendar', 'zone'] as const).map((name) => (
        <div key={name}>
          <dt style={{ display: 'inline' }}>{TEXTS.labels[name]}: </dt>
          <dd style={{ display: 'inline', margin: 0 }}>{sourcedText(scope[name], scope)}</dd>
        </div>
      ))}
    </dl>
  );
}

function sourcedText(value: SourcedValue | null, { scope, wider }: PlanScopeToday): string {
  if (!value) return TEXTS.none;
  return `${value.name} (${sourceOf(value.scope, scope, wider)})`;
}

function sourceOf(
  source: string | null,
  own: string | null,
  wider: PlanScopeToday['wider'],
): string {
  if (source === null) return TEXTS.ofServer;
  if (source === own) return TEXTS.own;
  const found = wider.find((each) => each.scope === source);
  return source === 'company' ? TEXTS.ofCompany : TEXTS.ofDepartment(found?.name ?? '-');
}

interface HistoryProps<Row> {
  readonly label: string;
  readonly hint?: string;
  readonly columns: TableColumnsType<Row>;
  /** The oldest first; the latest is shown first. */
  readonly rows: readonly Row[];
  readonly empty: string;
}

function History<Row extends { readonly id: number | null }>(props: HistoryProps<Row>) {
  const { label, hint, columns, rows, empty } = props;
  const [page, setPage] = useState(0);
  return (
    <>
      <h3>{label}</h3>
      {hint !== undefined && <Typography.Paragraph type="secondary">{hint}</Typography.Paragraph>}
      <ListTable
        label={label}
        columns={columns}
        list={{ data: cutListPage(rows.toReversed(), page, 0), ...LOADED }}
        page={page}
        onPage={setPage}
        texts={{ loading: TEXTS.loading, empty }}
        hasEmptyFooter={false}
      />
    </>
  );
}

const LOADED = { error: null, isRefreshing: false, retry: () => undefined };

const ASSIGNMENT_COLUMNS: TableColumnsType<Assignment> = [
  { title: TEXTS.columns.dates, ...ROW_HEADING, render: (_, row) => datesText(row) },
  { title: TEXTS.columns.schedule, render: (_, row) => row.scheduleName ?? '-' },
  { title: TEXTS.columns.calendar, render: (_, row) => row.calendarName ?? '-' },
  { title: TEXTS.columns.zone, render: (_, row) => row.zone ?? '-' },
];

const TERM_COLUMNS: TableColumnsType<EmployeeTerm & { readonly id: number }> = [
  { title: TEXTS.columns.dates, ...ROW_HEADING, render: (_, row) => datesText(row) },
  { title: TEXTS.columns.department, render: (_, row) => row.department ?? '-' },
  { title: TEXTS.columns.designation, render: (_, row) => row.designation ?? '-' },
  { title: TEXTS.columns.employmentType, render: (_, row) => row.employmentType ?? '-' },
];

interface Dates {
  readonly from: string | null;
  readonly to: string | null;
}

/** Dates `YYYY-MM-DD` in words, both included; null is without limit. */
function datesText({ from, to }: Dates): string {
  if (from === null) return to === null ? TEXTS.always : TEXTS.until(formatDate(to));
  return to === null
    ? TEXTS.since(formatDate(from))
    : TEXTS.between(formatDate(from), formatDate(to));
}
