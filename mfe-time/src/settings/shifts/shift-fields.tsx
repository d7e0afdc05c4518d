import { PLAN_RULES, SHIFT_COLOURS } from '@rollcall/shared/contract';
import { Current, formOf } from '@rollcall/shared/ui';
import { Input, Radio, Select, Typography } from 'antd';
import { SettingsRow } from '../form/settings-row.tsx';
import { ColourSample } from './colour-sample.tsx';
import type { ShiftValues } from './shift-values.ts';
import { TEXTS } from './texts.ts';

const { Field } = formOf<ShiftValues>();

/** The error of a field that depends on others, for `check`. */
type ErrorOf = (field: keyof ShiftValues) => () => string | undefined;

interface Props {
  readonly errorOf: ErrorOf;
}

/** The fields of a shift: what is planned, then the rules by which it is counted. */
export function ShiftFields({ errorOf }: Props) {
  const duration = (name: DurationName, hint: string) => (
    <Field name={name} label={TEXTS[name]} hint={hint} check={errorOf(name)}>
      <Input inputMode="text" />
    </Field>
  );
  return (
    <>
      <NameFields />
      <SettingsRow>
        <TimeOfDay name="startTime" errorOf={errorOf} />
        <TimeOfDay name="endTime" hint={TEXTS.endHint} errorOf={errorOf} />
      </SettingsRow>
      <SettingsRow>
        {duration('expectedMin', TEXTS.expectedHint)}
        {duration('unpaidBreakMin', TEXTS.unpaidBreakHint)}
      </SettingsRow>
      <CoreHours errorOf={errorOf} />
      <Typography.Title level={3}>{TEXTS.rules}</Typography.Title>
      <SettingsRow>
        {duration('graceInMin', TEXTS.graceInHint)}
        {duration('graceOutMin', TEXTS.graceOutHint)}
      </SettingsRow>
      <SettingsRow>
        {duration('halfDayBelowMin', TEXTS.halfDayHint)}
        {duration('absentBelowMin', TEXTS.absentHint)}
      </SettingsRow>
      <SettingsRow>
        {duration('acceptBeforeMin', TEXTS.acceptHint)}
        {duration('acceptAfterMin', TEXTS.acceptHint)}
      </SettingsRow>
      <TimeOfDay name="halfAt" hint={TEXTS.halfAtHint} errorOf={errorOf} />
    </>
  );
}

type DurationName = keyof ShiftValues & `${string}Min`;

function NameFields() {
  return (
    <>
      <SettingsRow>
        <Field name="name" label={TEXTS.name} rule={PLAN_RULES.name}>
          <Input />
        </Field>
        <Field name="colour" label={TEXTS.colour} hint={TEXTS.colourHint}>
          <Select
            options={SHIFT_COLOURS.map((value) => ({
              value,
              label: <ColourSample colour={value} text={TEXTS.colours[value]} />,
            }))}
          />
        </Field>
      </SettingsRow>
      <Field name="kind" label={TEXTS.kind} hint={TEXTS.kindHint} isGroup>
        <Radio.Group
          aria-label={TEXTS.kind}
          options={(['fixed', 'flexible'] as const).map((value) => ({
            value,
            label: TEXTS.kinds[value],
          }))}
        />
      </Field>
    </>
  );
}

interface TimeProps extends Props {
  readonly name: 'startTime' | 'endTime' | 'coreFrom' | 'coreTo' | 'halfAt';
  readonly hint?: string;
}

const TimeOfDay = ({ name, hint, errorOf }: TimeProps) => (
  <Field name={name} label={TEXTS[name]} hint={hint} check={errorOf(name)}>
    <Input type="time" />
  </Field>
);

/** Only flexible shifts have core hours. */
const CoreHours = ({ errorOf }: Props) => (
  <Current<ShiftValues>>
    {({ kind }) =>
      kind === 'flexible' && (
        <SettingsRow>
          <TimeOfDay name="coreFrom" hint={TEXTS.coreHint} errorOf={errorOf} />
          <TimeOfDay name="coreTo" errorOf={errorOf} />
        </SettingsRow>
      )
    }
  </Current>
);
