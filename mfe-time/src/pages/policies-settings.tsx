import {
  deleteTimePolicyMutation,
  type PlanScopeRow,
  type PlanScopeToday,
  type TimePolicy,
  timePoliciesQuery,
} from '@rollcall/shared/calls';
import { formatMinutes } from '@rollcall/shared/domain';
import { useToday } from '@rollcall/shared/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { TableColumnsType } from 'antd';
import { DayCalculation } from '../day/day-calculation.tsx';
import { SettingsLoader } from '../settings/form/settings-loader.tsx';
import { PolicyForm } from '../settings/policies/policy-form.tsx';
import { TEXTS } from '../settings/policies/texts.ts';
import { stateOf } from '../settings/scopes/dates-text.ts';
import { DeleteEntry } from '../settings/scopes/delete-entry.tsx';
import { ScopeEntries } from '../settings/scopes/scope-entries.tsx';
import { COMPANY, scopeName } from '../settings/scopes/scope-name.ts';
import { ScopeSettings } from '../settings/scopes/scope-settings.tsx';
import type { useScope } from '../settings/scopes/use-scope.ts';

/** The page Time policies of Settings: `?scope=department:3` shows that of a department. */
export const PoliciesSettings = () => (
  <ScopeSettings
    what="policies"
    intro={TEXTS.intro}
    empty={TEXTS.nothingSet}
    columns={OVERVIEW_COLUMNS}
  >
    {(today, state) => <Scope today={today} state={state} />}
  </ScopeSettings>
);

const OVERVIEW_COLUMNS: TableColumnsType<PlanScopeRow> = [
  { title: TEXTS.policy, minWidth: 160, render: (_, { policy }) => policy ?? '–' },
];

const COLUMNS: TableColumnsType<TimePolicy> = [
  { title: TEXTS.name, render: (_, { name }) => name },
  {
    title: TEXTS.overtimeDailyAfterMin,
    render: (_, { overtimeDailyAfterMin }) => limitText(overtimeDailyAfterMin),
  },
  {
    title: TEXTS.overtimeWeeklyAfterMin,
    render: (_, { overtimeWeeklyAfterMin }) => limitText(overtimeWeeklyAfterMin),
  },
];

const limitText = (minutes: number | null) => (minutes === null ? '–' : formatMinutes(minutes));

interface ScopeProps {
  readonly today: PlanScopeToday;
  readonly state: ReturnType<typeof useScope>;
}

function Scope({ today, state }: ScopeProps) {
  const { scope, change, deletion } = state;
  const { data, error, refetch } = useQuery(timePoliciesQuery(scope));
  const base = useBase(today);
  if (!data || !base.isKnown) {
    const retry = () => Promise.all([error && refetch(), base.error && base.refetch()]);
    return <SettingsLoader error={error ?? base.error} onRetry={retry} />;
  }
  return (
    <ScopeEntries
      {...{ today, state }}
      lines={linesOf(today)}
      entries={data}
      empty={TEXTS.noHistory}
      nameOf={({ name }) => name}
      columns={COLUMNS}
      title={TEXTS.edit(scopeName(today))}
      width={1080}
      renderForm={(entry, key) => (
        <PolicyForm
          key={key}
          scope={today}
          entry={entry}
          base={base.policy}
          Calculation={DayCalculation}
          onReload={refetch}
          onSaved={change.close}
        />
      )}
      renderDeletion={(entry) => <Deletion scope={scope} policy={entry} onClose={deletion.close} />}
    />
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
      onDelete={() => mutate(policy.id, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
