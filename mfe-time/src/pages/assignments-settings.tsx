import {
  type Assignment,
  assignmentsQuery,
  deleteAssignmentMutation,
  type PlanScopeRow,
  type PlanScopeToday,
} from '@rollcall/shared/calls';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { TableColumnsType } from 'antd';
import { planSentence } from '../day/plan-sentence.ts';
import { AssignmentForm } from '../settings/assignments/assignment-form.tsx';
import { TEXTS } from '../settings/assignments/texts.ts';
import { SettingsLoader } from '../settings/form/settings-loader.tsx';
import { DeleteEntry } from '../settings/scopes/delete-entry.tsx';
import { ScopeEntries } from '../settings/scopes/scope-entries.tsx';
import { scopeName } from '../settings/scopes/scope-name.ts';
import { ScopeSettings } from '../settings/scopes/scope-settings.tsx';
import type { useScope } from '../settings/scopes/use-scope.ts';

/** The page Assignments of Settings: `?scope=employee:12` shows what an employee has. */
export const AssignmentsSettings = () => (
  <ScopeSettings
    what="assignments"
    intro={TEXTS.intro}
    empty={TEXTS.nothingSet}
    columns={OVERVIEW_COLUMNS}
  >
    {(today, state) => <Scope today={today} state={state} />}
  </ScopeSettings>
);

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
  const { data, error, refetch } = useQuery(assignmentsQuery(scope));
  if (!data) return <SettingsLoader error={error} onRetry={refetch} />;
  return (
    <ScopeEntries
      {...{ today, state, nameOf }}
      lines={linesOf(today)}
      entries={data}
      empty={TEXTS.noHistory}
      columns={COLUMNS}
      title={TEXTS.add(scopeName(today))}
      width={720}
      renderForm={(entry, key) => (
        <AssignmentForm
          key={key}
          scope={today}
          entry={entry}
          planText={planSentence}
          onReload={refetch}
          onSaved={change.close}
        />
      )}
      renderDeletion={(entry) => (
        <Deletion scope={scope} assignment={entry} onClose={deletion.close} />
      )}
    />
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
      onDelete={() => mutate(assignment.id, { onSuccess: onClose })}
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
