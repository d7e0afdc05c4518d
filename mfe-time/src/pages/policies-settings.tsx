import {
  deleteTimePolicyMutation,
  type PlanScopeRow,
  type PlanScopeToday,
  type TimePolicy,
  timePoliciesQuery,
} from '@rollcall/shared/calls';
import { formatDuration } from '@rollcall/shared/domain';
import { Drawer, useToday } from '@rollcall/shared/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type TableColumnsType, Typography } from 'antd';
import { DayCalculation } from '../day/day-calculation.tsx';
import { SettingsLoader } from '../settings/form/settings-loader.tsx';
import { PolicyForm } from '../settings/policies/policy-form.tsx';
import { TEXTS } from '../settings/policies/texts.ts';
import { stateOf } from '../settings/scopes/dates-text.ts';
import { DeleteEntry } from '../settings/scopes/delete-entry.tsx';
import { History } from '../settings/scopes/history.tsx';
import { COMPANY, scopeName } from '../settings/scopes/scope-name.ts';
import { ScopePicker } from '../settings/scopes/scope-picker.tsx';
import { ScopeTable } from '../settings/scopes/scope-table.tsx';
import { TodayCard } from '../settings/scopes/today-card.tsx';
import { NEW, useScope } from '../settings/scopes/use-scope.ts';

/** The page Time policies of Settings: `?scope=department:3` shows that of a department. */
export function PoliciesSettings() {
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
        what="policies"
        empty={TEXTS.nothingSet}
        columns={OVERVIEW_COLUMNS}
        onOpen={show}
      />
    </>
  );
}

const OVERVIEW_COLUMNS: TableColumnsType<PlanScopeRow> = [
  { title: TEXTS.policy, minWidth: 160, render: (_, { policy }) => policy ?? '–' },
];

const COLUMNS: TableColumnsType<TimePolicy> = [
  { title: TEXTS.name, render: (_, { name }) => name ?? '-' },
  {
    title: TEXTS.overtimeDailyAfterMin,
    render: (_, { overtimeDailyAfterMin }) => limitText(overtimeDailyAfterMin),
  },
  {
    title: TEXTS.overtimeWeeklyAfterMin,
    render: (_, { overtimeWeeklyAfterMin }) => limitText(overtimeWeeklyAfterMin),
  },
];

const limitText = (minutes: number | null) => (minutes === null ? '–' : formatDuration(minutes));

interface ScopeProps {
  readonly today: PlanScopeToday;
  readonly state: ReturnType<typeof useScope>;
}

function Scope({ today, state }: ScopeProps) {
  const { scope, change, deletion } = state;
  const history = useQuery(timePoliciesQuery(scope));
  const { data = [], error, refetch } = history;
  const base = useBase(today);
  if (!history.data || !base.isKnown) {
    const retry = () => Promise.all([error && refetch(), base.error && base.refetch()]);
    return <SettingsLoader error={error ?? base.error} onRetry={retry} />;
  }
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
        nameOf={({ name }) => name ?? '-'}
        columns={COLUMNS}
        onChange={({ id }) => change.open({ entry: String(id) })}
        onDelete={({ id }) => deletion.open({ delete: String(id) })}
      />
      <Drawer
        isOpen={entry !== undefined || change.values.entry === NEW}
        width={1080}
        title={TEXTS.edit(scopeName(today))}
        onClose={change.close}
      >
        <PolicyForm
          key={`${scope} ${change.values.entry}`}
          scope={today}
          entry={entry}
          base={base.policy}
          Calculation={DayCalculation}
          onReload={refetch}
          onSaved={change.close}
        />
      </Drawer>
      {deleted && <Deletion scope={scope} policy={deleted} onClose={deletion.close} />}
    </>
  );
}

const linesOf = ({ policy }: PlanScopeToday) => [
  { label: TEXTS.policy, value: policy, none: TEXTS.noPolicy, means: TEXTS.policyMeans },
];

/** The policy that counts today, also one of a wider scope: a change begins with its rules. */
function useBase({ policy }: PlanScopeToday) {
  const today = useToday();
  const { data, error, refetch } = useQuery({
    ...timePoliciesQuery(policy?.scope ?? COMPANY),
    enabled: policy !== null,
  });
  return {
    isKnown: policy === null || data !== undefined,
    error,
    refetch,
    policy: policy ? data?.find((row) => stateOf(row, today) === 'current') : undefined,
  };
}

interface DeletionProps {
  readonly scope: string;
  readonly policy: TimePolicy;
  readonly onClose: () => void;
}

function Deletion({ scope, policy, onClose }: DeletionProps) {
  const { mutate, isPending, error } = useMutation(deleteTimePolicyMutation());
  return (
    <DeleteEntry
      scope={scope}
      entry={policy}
      error={error}
      isDeleting={isPending}
      onDelete={() => policy.id !== null && mutate(policy.id, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
