import {
  type Assignment,
  assignmentsQuery,
  deleteAssignmentMutation,
  type PlanScopeRow,
  type PlanScopeToday,
} from '@rollcall/shared/calls';
import { Drawer } from '@rollcall/shared/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type TableColumnsType, Typography } from 'antd';
import { planSentence } from '../day/plan-sentence.ts';
import { AssignmentForm } from '../settings/assignments/assignment-form.tsx';
import { TEXTS } from '../settings/assignments/texts.ts';
import { SettingsLoader } from '../settings/form/settings-loader.tsx';
import { DeleteEntry } from '../settings/scopes/delete-entry.tsx';
import { History } from '../settings/scopes/history.tsx';
import { scopeName } from '../settings/scopes/scope-name.ts';
import { ScopePicker } from '../settings/scopes/scope-picker.tsx';
import { ScopeTable } from '../settings/scopes/scope-table.tsx';
import { TodayCard } from '../settings/scopes/today-card.tsx';
import { NEW, useScope } from '../settings/scopes/use-scope.ts';

/** The page Assignments of Settings: `?scope=employee:12` shows what an employee has. */
export function AssignmentsSettings() {
  const state = useScope();
  const { scope, today, show } = state;
  return (
    <>
      <Typography.Paragraph type="secondary">{TEXTS.intro}</Typography.Paragraph>
      <ScopePicker scope={scope} name={today.data && scopeName(today.data)} onChange={show} />
      {today.data ? (
        <Scope today={today.data} state={state} />
      ) : (
        <SettingsLoader error={today.error} onRetry={today.refetch} />
      )}
      <ScopeTable
        what="assignments"
        empty={TEXTS.nothingSet}
        columns={OVERVIEW_COLUMNS}
        onOpen={show}
      />
    </>
  );
}

const OVERVIEW_COLUMNS: TableColumnsType<PlanScopeRow> = [
  {
    title: TEXTS.parts.schedule,
    minWidth: 150,
    render: (_, { schedule }) => schedule ?? TEXTS.inherited,
  },
  {
    title: TEXTS.parts.calendar,
    minWidth: 130,
    render: (_, { calendar }) => calendar ?? TEXTS.inherited,
  },
  { title: TEXTS.parts.zone, minWidth: 110, render: (_, { zone }) => zone ?? TEXTS.inherited },
];

const COLUMNS: TableColumnsType<Assignment> = [
  { title: TEXTS.parts.schedule, render: (_, row) => row.scheduleName ?? TEXTS.inherited },
  { title: TEXTS.parts.calendar, render: (_, row) => row.calendarName ?? TEXTS.inherited },
  { title: TEXTS.parts.zone, render: (_, row) => row.zone ?? TEXTS.inherited },
];

interface ScopeProps {
  readonly today: PlanScopeToday;
  readonly state: ReturnType<typeof useScope>;
}

function Scope({ today, state }: ScopeProps) {
  const { scope, change, deletion } = state;
  const history = useQuery(assignmentsQuery(scope));
  const { data = [], error, refetch } = history;
  if (!history.data) return <SettingsLoader error={error} onRetry={refetch} />;
  const entry = data.find(({ id }) => String(id) === change.values.entry);
  const deleted = data.find(({ id }) => String(id) === deletion.values.delete);
  return (
    <>
      <TodayCard
        scope={today}
        lines={linesOf(today)}
        onChange={() => change.open({ entry: NEW })}
      />
      <History
        entries={data}
        empty={TEXTS.noHistory}
        nameOf={nameOf}
        columns={COLUMNS}
        onChange={({ id }) => change.open({ entry: String(id) })}
        onDelete={({ id }) => deletion.open({ delete: String(id) })}
      />
      <Drawer
        isOpen={entry !== undefined || change.values.entry === NEW}
        width={720}
        title={TEXTS.add(scopeName(today))}
        onClose={change.close}
      >
        <AssignmentForm
          key={`${scope} ${change.values.entry}`}
          scope={today}
          entry={entry}
          planText={planSentence}
          onReload={refetch}
          onSaved={change.close}
        />
      </Drawer>
      {deleted && <Deletion scope={scope} assignment={deleted} onClose={deletion.close} />}
    </>
  );
}

interface DeletionProps {
  readonly scope: string;
  readonly assignment: Assignment;
  readonly onClose: () => void;
}

function Deletion({ scope, assignment, onClose }: DeletionProps) {
  const { mutate, isPending, error } = useMutation(deleteAssignmentMutation());
  return (
    <DeleteEntry
      scope={scope}
      entry={assignment}
      error={error}
      isDeleting={isPending}
      onDelete={() => assignment.id !== null && mutate(assignment.id, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

const linesOf = ({ schedule, calendar, zone }: PlanScopeToday) => [
  { label: TEXTS.schedule, value: schedule, none: TEXTS.noSchedule, means: TEXTS.scheduleMeans },
  { label: TEXTS.calendar, value: calendar, none: TEXTS.noCalendar, means: TEXTS.calendarMeans },
  { label: TEXTS.zone, value: zone, none: TEXTS.inherited, means: TEXTS.zoneMeans },
];

const nameOf = ({ scheduleName, calendarName, zone }: Assignment) =>
  [scheduleName, calendarName, zone].filter((part) => part !== null).join(', ');
