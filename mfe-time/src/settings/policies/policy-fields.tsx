import { PLAN_RULES, ROUNDING_STEPS } from '@rollcall/shared/contract';
import { formOf } from '@rollcall/shared/ui';
import { Input, Select } from 'antd';
import { SettingsRow } from '../form/settings-row.tsx';
import { BreakRules } from './break-rules.tsx';
import { PayRules } from './pay-rules.tsx';
import { checkValues, type PolicyValues } from './policy-values.ts';
import { TEXTS } from './texts.ts';

const { Field } = formOf<PolicyValues>();

interface Props {
  readonly values: () => PolicyValues;
}

/** The rules of a policy. */
export function PolicyFields({ values }: Props) {
  const errorOf = (field: keyof PolicyValues) => () => checkValues(values())[field];
  return (
    <>
      <Field name="name" label={TEXTS.name} rule={PLAN_RULES.name} hint={TEXTS.nameHint}>
        <Input />
      </Field>
      <SettingsRow>
        <Field name="rounding" label={TEXTS.rounding} hint={TEXTS.roundingHint}>
          <Select
            options={(['nearest', 'down', 'up'] as const).map((value) => ({
              value,
              label: TEXTS.roundings[value],
            }))}
          />
        </Field>
        <Field name="stepMin" label={TEXTS.step} hint={TEXTS.stepHint}>
          <Select options={ROUNDING_STEPS.map((value) => ({ value, label: TEXTS.steps(value) }))} />
        </Field>
      </SettingsRow>
      <Field
        name="breakRules"
        label={TEXTS.breakRules}
        hint={TEXTS.breakRulesHint}
        isGroup
        check={errorOf('breakRules')}
      >
        <BreakRules />
      </Field>
      <SettingsRow>
        <Limit name="overtimeDailyAfterMin" hint={TEXTS.dailyHint} errorOf={errorOf} />
        <Limit name="overtimeWeeklyAfterMin" hint={TEXTS.weeklyHint} errorOf={errorOf} />
      </SettingsRow>
      <SettingsRow>
        <Night name="nightFrom" errorOf={errorOf} />
        <Night name="nightTo" errorOf={errorOf} />
      </SettingsRow>
      <Field
        name="payRules"
        label={TEXTS.payRules}
        hint={TEXTS.payRulesHint}
        isGroup
        check={errorOf('payRules')}
      >
        <PayRules />
      </Field>
    </>
  );
}

type ErrorOf = (field: keyof PolicyValues) => () => string | undefined;

interface LimitProps {
  readonly name: 'overtimeDailyAfterMin' | 'overtimeWeeklyAfterMin';
  readonly hint: string;
  readonly errorOf: ErrorOf;
}

const Limit = ({ name, hint, errorOf }: LimitProps) => (
  <Field name={name} label={TEXTS[name]} hint={hint} check={errorOf(name)}>
    <Input inputMode="text" />
  </Field>
);

interface NightProps {
  readonly name: 'nightFrom' | 'nightTo';
  readonly errorOf: ErrorOf;
}

const Night = ({ name, errorOf }: NightProps) => (
  <Field name={name} label={TEXTS[name]} hint={TEXTS.nightHint} check={errorOf(name)}>
    <Input type="time" />
  </Field>
);
