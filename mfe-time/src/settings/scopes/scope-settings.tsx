import type { PlanScopeRow, PlanScopeToday } from '@rollcall/shared/calls';
import { Above, Below } from '@rollcall/shared/ui';
import { type TableColumnsType, Typography } from 'antd';
import type { ReactNode } from 'react';
import { SettingsLoader } from '../form/settings-loader.tsx';
import { scopeName } from './scope-name.ts';
import { ScopePicker } from './scope-picker.tsx';
import { ScopeTable } from './scope-table.tsx';
import { useScope } from './use-scope.ts';

interface Props {
  readonly what: Parameters<typeof ScopeTable>[0]['what'];
  readonly intro: string;
  /** Shown when no scope has settings. */
  readonly empty: string;
  /** Of the table of all scopes. */
  readonly columns: TableColumnsType<PlanScopeRow>;
  /** The chosen scope. */
  readonly children: (today: PlanScopeToday, state: ReturnType<typeof useScope>) => ReactNode;
}

/** A page of settings by scope: which scope, what it has, and all scopes that have some. */
export function ScopeSettings({ what, intro, empty, columns, children }: Props) {
  const state = useScope();
  const { scope, today, show } = state;
  return (
    <>
      <Typography.Paragraph type="secondary">{intro}</Typography.Paragraph>
      <ScopePicker scope={scope} name={today.data && scopeName(today.data)} onChange={show} />
      <Above>
        {today.data ? (
          children(today.data, state)
        ) : (
          <SettingsLoader error={today.error} onRetry={today.refetch} />
        )}
      </Above>
      <Below>
        <ScopeTable {...{ what, empty, columns }} onOpen={show} />
      </Below>
    </>
  );
}
