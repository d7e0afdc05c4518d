import { type Shift, scheduleMutation } from '@rollcall/shared/calls';
import type { ShiftFields as Fields } from '@rollcall/shared/contract';
import { formOf } from '@rollcall/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { SettingsForm } from '../form/settings-form.tsx';
import { useSettingsForm } from '../form/use-settings-form.ts';
import { ShiftFields } from './shift-fields.tsx';
import { bodyOf, checkValues, newShift, type ShiftValues, valuesOf } from './shift-values.ts';
import { TEXTS } from './texts.ts';

const { useForm } = formOf<ShiftValues>();

interface Props {
  /** Undefined for a new one. */
  readonly shift: Shift | undefined;
  readonly shifts: readonly Shift[];
  readonly onReload: () => Promise<unknown>;
  readonly onSaved: () => void;
}

/** Adds or changes a shift. */
export function ShiftForm({ shift, shifts, onReload, onSaved }: Props) {
  const create = useMutation(scheduleMutation('createShift'));
  const update = useMutation(scheduleMutation('updateShift'));
  const form = useForm();
  const [fresh] = useState(() => newShift(shifts));
  const saved = useMemo(() => (shift ? valuesOf(shift) : fresh), [shift, fresh]);
  const save = (changes: Partial<ShiftValues>, version: number | null) =>
    shift
      ? update.mutateAsync({
          params: { id: shift.id },
          body: { ...bodyOf(changes), version },
        })
      : // A new shift sends everything: what is shown is what is saved.
        create.mutateAsync({ body: bodyOf({ ...saved, ...changes }) as Fields });
  const settings = useSettingsForm<ShiftValues>({
    form,
    name: `shift-${shift?.id ?? 'new'}`,
    saved,
    version: shift?.version,
    onReload,
    onSave: (changes, version) => save(changes, version).then(onSaved),
  });
  const errorOf = (field: keyof ShiftValues) => () =>
    checkValues({ ...saved, ...form.getFieldsValue(true) })[field];
  return (
    <SettingsForm<ShiftValues>
      name={`shift-${shift?.id ?? 'new'}`}
      label={shift ? TEXTS.edit(shift.name) : TEXTS.addTitle}
      settings={settings}
      isSaving={create.isPending || update.isPending}
    >
      <ShiftFields errorOf={errorOf} />
    </SettingsForm>
  );
}
