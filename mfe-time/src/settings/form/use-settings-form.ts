import { ApiError } from '@rollcall/shared/transport';
import { useFormDraft } from '@rollcall/shared/ui';
import type { FormInstance } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface Options<Values extends object> {
  readonly form: FormInstance<Values>;
  /** Identifies the form and what it changes, as `shift-4`. */
  readonly name: string;
  /** The saved values. */
  readonly saved: Values;
  /** Sends the changed values; its promise is rejected with an `ApiError`. */
  readonly onSave: (changes: Partial<Values>) => Promise<unknown>;
  /** Reloads the saved values, after someone else has changed them. */
  readonly onReload: () => Promise<unknown>;
}

/**
 * Changes on top of saved values. They are kept when the page is left, when the session expires, and when the values are reloaded
 * after a conflict (design §9); only what was changed is sent.
 */
export function useSettingsForm<Values extends object>(options: Options<Values>) {
  const { form, name, saved, onSave, onReload } = options;
  const input = useChanges(name, saved, form);
  const [failure, setFailure] = useState<ApiError>();
  const isStale = failure?.code === 'stale';
  return {
    form,
    initialValues: input.initialValues,
    isDirty: input.isDirty,
    offer: input.offer,
    restore: input.restore,
    edit: input.edit,
    discard() {
      setFailure(undefined);
      input.discard();
    },
    async submit() {
      setFailure(undefined);
      const sent = input.changes();
      try {
        await onSave(sent);
        input.forget(sent);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setFailure(error);
      }
    },
    /** Someone else has saved since: shown with {@link reload}. */
    isStale,
    reload: () => void onReload().then(() => setFailure(undefined)),
    refused: failure?.fields,
    /** The message of a failure that no field shows. */
    problem: failure && !isStale && failure.fields.length === 0 ? failure.message : undefined,
  };
}

function useChanges<Values extends object>(
  name: string,
  saved: Values,
  form: FormInstance<Values>,
) {
  type Changes = Partial<Values>;
  const draft = useFormDraft<Changes>(name, { survivesClosing: true });
  const changes = useRef<Changes>(draft.unsaved ?? {});
  const [isDirty, setIsDirty] = useState(draft.unsaved !== undefined);
  const keep = (changed: Changes) => {
    changes.current = changed;
    const hasChanges = Object.keys(changed).length > 0;
    draft.keep(hasChanges ? changed : undefined);
    setIsDirty(hasChanges);
  };
  const show = (values: Changes) =>
    form.setFieldsValue(values as Parameters<typeof form.setFieldsValue>[0]);
  const showSaved = useEffectEvent((values: Values) => show({ ...values, ...changes.current }));
  useEffect(() => showSaved(saved), [saved]);
  return {
    initialValues: { ...saved, ...draft.unsaved },
    isDirty,
    offer: draft.offer,
    changes: () => changes.current,
    edit: (edited: Changes) => keep(without({ ...changes.current, ...edited }, saved)),
    restore(restored: Changes) {
      keep(without({ ...changes.current, ...restored }, saved));
      show(restored);
    },
    discard() {
      keep({});
      form.resetFields();
      show(saved);
    },
    /** Forgets what was saved; input that was typed meanwhile stays. */
    forget: (sent: Changes) => keep(without(changes.current, sent)),
  };
}

/** The values that differ from others. */
function without<Values extends object>(values: Partial<Values>, others: Partial<Values>) {
  const entries = Object.entries(values) as [keyof Values, unknown][];
  return Object.fromEntries(
    entries.filter(([name, value]) => JSON.stringify(others[name]) !== JSON.stringify(value)),
  ) as Partial<Values>;
}
