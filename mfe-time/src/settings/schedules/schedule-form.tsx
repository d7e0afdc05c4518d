import { scheduleMutation, type WorkSchedule } from '@rollcall/shared/calls';
import { MAX_CYCLE_DAYS, PLAN_RULES } from '@rollcall/shared/contract';
import { Current, FieldLayout, formOf, useToday } from '@rollcall/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { Input, InputNumber } from 'antd';
import { useId, useMemo, useState } from 'react';
import { SettingsForm } from '../form/settings-form.tsx';
import { useSettingsForm } from '../form/use-settings-form.ts';
import { type ShiftsById, withLength } from './cycle.ts';
import { CycleEditor } from './cycle-editor.tsx';
import {
  bodyOf,
  errorOfDays,
  newSchedule,
  type ScheduleValues as Values,
  valuesOf,
  wholeBodyOf,
} from './schedule-values.ts';
import { TEXTS } from './texts.ts';

const { Field, useForm } = formOf<Values>();

interface Props {
  /** Undefined for a new one. */
  readonly schedule: WorkSchedule | undefined;
  readonly shifts: ShiftsById;
  readonly onReload: () => Promise<unknown>;
  readonly onSaved: () => void;
}

/** Adds or changes a work schedule. */
export function ScheduleForm(props: Props) {
  const { schedule, shifts } = props;
  const form = useForm();
  const { settings, isSaving } = useSchedule(form, props);
  const setDays = (days: Values['days']) => {
    form.setFieldsValue({ days });
    settings.edit({ days });
  };
  return (
    <SettingsForm<Values>
      name={nameOf(schedule)}
      label={schedule ? TEXTS.edit(schedule.name) : TEXTS.addTitle}
      settings={settings}
      isSaving={isSaving}
    >
      <Field name="name" label={TEXTS.name} rule={PLAN_RULES.name}>
        <Input />
      </Field>
      <Field
        name="anchorDate"
        label={TEXTS.anchorDate}
        hint={TEXTS.anchorHint}
        check={(value) => (value ? undefined : TEXTS.required.anchorDate)}
      >
        <Input type="date" min="1900-01-01" max="2999-12-31" />
      </Field>
      <Current<Values>>
        {({ days, anchorDate }) => (
          <>
            <Length days={days} onChange={setDays} />
            <Field
              name="days"
              label={TEXTS.days}
              isGroup
              check={() => errorOfDays(form.getFieldsValue(true).days, shifts)}
            >
              <CycleEditor anchorDate={anchorDate} shifts={shifts} />
            </Field>
          </>
        )}
      </Current>
    </SettingsForm>
  );
}

const nameOf = (schedule: WorkSchedule | undefined) => `work-schedule-${schedule?.id ?? 'new'}`;

function useSchedule(
  form: ReturnType<typeof useForm>,
  { schedule, shifts, onReload, onSaved }: Props,
) {
  const today = useToday();
  const create = useMutation(scheduleMutation('createWorkSchedule'));
  const update = useMutation(scheduleMutation('updateWorkSchedule'));
  const saved = useMemo(
    () => (schedule ? valuesOf(schedule) : newSchedule(shifts, today)),
    [schedule, shifts, today],
  );
  const save = (changes: Partial<Values>, version: number | null) =>
    schedule
      ? update.mutateAsync({
          params: { id: schedule.id },
          body: { ...bodyOf(changes), version },
        })
      : create.mutateAsync({ body: wholeBodyOf({ ...saved, ...changes }) });
  const settings = useSettingsForm<Values>({
    form,
    name: nameOf(schedule),
    saved,
    version: schedule?.version,
    onReload,
    onSave: (changes, version) => save(changes, version).then(onSaved),
  });
  const refused = settings.refused?.map(({ field, message }) => ({
    field: field.startsWith('days.') ? 'days' : field,
    message,
  }));
  return { settings: { ...settings, refused }, isSaving: create.isPending || update.isPending };
}

interface LengthProps {
  readonly days: Values['days'];
  readonly onChange: (days: Values['days']) => void;
}

/** The length of the cycle: a longer one repeats its days. */
function Length({ days, onChange }: LengthProps) {
  const id = useId();
  // While 21 is typed, the 2 must not cut off days that the 21 repeats.
  const [before, setBefore] = useState<Values['days']>();
  return (
    <FieldLayout label={TEXTS.length} htmlFor={id} errors={[]} hint={TEXTS.lengthHint}>
      <InputNumber
        id={id}
        min={1}
        max={MAX_CYCLE_DAYS}
        precision={0}
        value={days.length}
        onFocus={() => setBefore(days)}
        onBlur={() => setBefore(undefined)}
        onChange={(length) => length !== null && onChange(withLength(before ?? days, length))}
      />
    </FieldLayout>
  );
}
