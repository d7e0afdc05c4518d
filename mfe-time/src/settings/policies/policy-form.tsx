import {
  type PlanScopeToday,
  setTimePolicyMutation,
  type TimePolicy,
} from '@rollcall/shared/calls';
import { Current, formOf, useToday } from '@rollcall/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { SettingsForm } from '../form/settings-form.tsx';
import { useSettingsForm } from '../form/use-settings-form.ts';
import { ChangePreview } from '../scopes/change-preview.tsx';
import { isInOrder, RangeFields } from '../scopes/range-fields.tsx';
import { scopeName } from '../scopes/scope-name.ts';
import type { Calculation } from './example-day-result.tsx';
import { PolicyFields } from './policy-fields.tsx';
import { bodyOf, type PolicyValues, valuesOf } from './policy-values.ts';
import { TEXTS } from './texts.ts';
import { WorkedExample } from './worked-example.tsx';

const { useForm } = formOf<PolicyValues>();

interface Props {
  readonly scope: PlanScopeToday;
  /** The one whose dates are changed; undefined for a change from today on. */
  readonly entry: TimePolicy | undefined;
  /** Whose rules the form begins with. */
  readonly base: TimePolicy | undefined;
  readonly Calculation: Calculation;
  readonly onReload: () => Promise<unknown>;
  readonly onSaved: () => void;
}

/** Sets the policy of a scope for a range of dates, next to an example that is calculated again on each change. */
export function PolicyForm(props: Props) {
  const { scope, entry, base, Calculation, onReload, onSaved } = props;
  const key = scope.scope;
  const form = useForm();
  const today = useToday();
  const { mutateAsync, isPending } = useMutation(setTimePolicyMutation());
  const saved = useMemo<PolicyValues>(
    () => ({
      ...valuesOf(entry ?? base),
      from: entry ? (entry.from ?? '') : today,
      to: entry?.to ?? '',
    }),
    [entry, base, today],
  );
  const name = `time-policy-${key.replace(':', '-')}-${entry?.id ?? 'new'}`;
  const settings = useSettingsForm<PolicyValues>({
    form,
    name,
    saved,
    onReload,
    // What is shown is what is saved: the rules of the wider scope would not be kept otherwise.
    onSave: (changes) => mutateAsync(bodyOf(key, { ...saved, ...changes })).then(onSaved),
  });
  const values = (): PolicyValues => ({ ...saved, ...form.getFieldsValue(true) });
  return (
    <SettingsForm<PolicyValues>
      name={name}
      label={TEXTS.edit(scopeName(scope))}
      settings={settings}
      isSaving={isPending}
    >
      <div className="policy-columns">
        <div>
          <PolicyFields values={values} />
          <RangeFields values={values} />
          <Current<PolicyValues>>
            {(current) => <ChangePreview query={previewOf(key, { ...saved, ...current })} />}
          </Current>
        </div>
        <Current<PolicyValues>>
          {(current) => (
            <WorkedExample values={{ ...saved, ...current }} Calculation={Calculation} />
          )}
        </Current>
      </div>
    </SettingsForm>
  );
}

function previewOf(scope: string, values: PolicyValues) {
  if (!isInOrder(values)) return undefined;
  const { from, to } = values;
  return { what: 'policies', scope, ...(from && { from }), ...(to && { to }) } as const;
}
