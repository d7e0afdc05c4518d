import type { Fields } from '@rollcall/shared/calls';
import { formOf, useFormDraft } from '@rollcall/shared/ui';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { copiedAddress, type ProfileValues, valuesOf } from './profile-fields.ts';

const { useForm } = formOf<ProfileValues>();

/**
 * Unsaved changes on top of the current record. They are kept when the record is reloaded after a conflict (design §9),
 * and when the page is left.
 */
export function useProfileInput(record: Fields) {
  const form = useForm();
  const saved = useMemo(() => valuesOf(record), [record]);
  const draft = useFormDraft<ProfileValues>('profile', { survivesClosing: true });
  const changes = useRef<ProfileValues>(draft.unsaved ?? {});
  const [isDirty, setIsDirty] = useState(draft.unsaved !== undefined);

  function keep(changed: ProfileValues) {
    changes.current = changed;
    const hasChanges = Object.keys(changed).length > 0;
    draft.keep(hasChanges ? changed : undefined);
    setIsDirty(hasChanges);
  }
  const showRecord = useEffectEvent((values: ProfileValues) =>
    form.setFieldsValue({ ...values, ...changes.current }),
  );
  useEffect(() => showRecord(saved), [saved]);

  return {
    form,
    initialValues: { ...saved, ...draft.unsaved },
    isDirty,
    offer: draft.offer,
    changes: () => changes.current,
    restore(restored: ProfileValues) {
      keep(without({ ...changes.current, ...restored }, saved));
      form.setFieldsValue(restored);
    },
    discard() {
      keep({});
      form.resetFields();
      form.setFieldsValue(saved);
    },
    edit(edited: ProfileValues) {
      const copies = copiedAddress({ ...saved, ...changes.current, ...edited });
      keep(without({ ...changes.current, ...edited, ...copies }, saved));
      form.setFieldsValue(copies);
    },
    /** Forgets what was saved; input that was typed meanwhile stays. */
    forget: (sent: ProfileValues) => keep(without(changes.current, sent)),
  };
}

/** The values that differ from others. */
function without(values: ProfileValues, others: ProfileValues): ProfileValues {
  const entries = Object.entries(values) as [keyof ProfileValues, string | boolean][];
  return Object.fromEntries(entries.filter(([name, value]) => others[name] !== value));
}
