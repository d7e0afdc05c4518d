import { ApiError } from '@rollcall/shared/transport';
import { useFormDraft } from '@rollcall/shared/ui';
import type { FormInstance } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

type Version = number | null;

/** Unsaved changes, and the version of the saved values from which they started. */
interface Unsaved<Values extends object> {
  readonly changes: Partial<Values>;
  readonly version: Version;
}

interface Options<Values extends object> {
  readonly form: FormInstance<Values>;
  /** Identifies the form and what it changes, as `shift-4`. */
  readonly name: string;
  /** The saved values. */
  readonly saved: Values;
  /** The version of the saved values, if the call of the change names one. */
  readonly version?: Version | undefined;
  /** Sends the changed values, and the version on which they are based; its promise is rejected with an `ApiError`. */
  readonly onSave: (changes: Partial<Values>, version: Version) => Promise<unknown>;
  /** Reloads the saved values, after someone else has changed them. */
  readonly onReload: () => Promise<unknown>;
}

/**
 * Changes on top of saved values. They are kept when the page is left, when the session expires, and when the values are reloaded
 * after a conflict (design §9); only what was changed is sent. They stay based on the version from which they started, also when
 * the saved values are refetched meanwhile: the server then says that someone else has changed them.
 */
export function useSettingsForm<Values extends object>(options: Options<Values>) {
  const { form, onSave, onReload } = options;
  const input = useChanges(options);
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
      const { changes: sent, version } = input.unsaved();
      try {
        await onSave(sent, version);
        input.forget(sent);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setFailure(error);
      }
    },
    /** Someone else has saved since: shown with {@link reload}. */
    isStale,
    reload: () =>
      void onReload().then(() => {
        setFailure(undefined);
        input.followNext();
      }),
    refused: failure?.fields,
    /** The message of a failure that no field shows. */
    problem: failure && !isStale && failure.fields.length === 0 ? failure.message : undefined,
  };
}

function useChanges<Values extends object>({ form, name, saved, version = null }: Options<Values>) {
  type Changes = Partial<Values>;
  const { unsaved, draft, isDirty, keep, followNext } = useUnsaved<Values>(name, version);
  const show = (values: Changes) =>
    form.setFieldsValue(values as Parameters<typeof form.setFieldsValue>[0]);
  const showSaved = useEffectEvent((values: Values) => show({ ...values, ...unsaved().changes }));
  useEffect(() => showSaved(saved), [saved]);
  return {
    initialValues: { ...saved, ...draft.unsaved?.changes },
    isDirty,
    offer: draft.offer,
    unsaved,
    followNext,
    edit: (edited: Changes) => keep(without({ ...unsaved().changes, ...edited }, saved)),
    restore({ changes, version: start }: Unsaved<Values>) {
      keep(without({ ...unsaved().changes, ...changes }, saved), start);
      show(changes);
    },
    discard() {
      keep({});
      form.resetFields();
      show(saved);
    },
    /** Forgets what was saved; input that was typed meanwhile stays. */
    forget(sent: Changes) {
      keep(without(unsaved().changes, sent));
      if (Object.keys(sent).length > 0) followNext();
    },
  };
}

/** The unsaved changes and the version from which they started. Without changes, it is the saved one. */
function useUnsaved<Values extends object>(name: string, version: Version) {
  const draft = useFormDraft<Unsaved<Values>>(name, { survivesClosing: true });
  const unsaved = useRef<Unsaved<Values>>(draft.unsaved ?? { changes: {}, version });
  const [isDirty, setIsDirty] = useState(draft.unsaved !== undefined);
  const [isFollowing, setIsFollowing] = useState(false);
  const keep = (changes: Partial<Values>, start = unsaved.current.version) => {
    const hasChanges = Object.keys(changes).length > 0;
    unsaved.current = { changes, version: start };
    draft.keep(hasChanges ? unsaved.current : undefined);
    setIsDirty(hasChanges);
  };
  const follow = useEffectEvent((start: Version | undefined) => {
    if (start === undefined || start === unsaved.current.version) return;
    keep(unsaved.current.changes, start);
    setIsFollowing(false);
  });
  const followed = isDirty && !isFollowing ? undefined : version;
  useEffect(() => follow(followed), [followed]);
  return {
    unsaved: () => unsaved.current,
    draft,
    isDirty,
    keep,
    /** Changes are based on the next version: the user has saved or loaded it. */
    followNext: () => setIsFollowing(true),
  };
}

/** The values that differ from others. */
function without<Values extends object>(values: Partial<Values>, others: Partial<Values>) {
  const entries = Object.entries(values) as [keyof Values, unknown][];
  return Object.fromEntries(
    entries.filter(([name, value]) => JSON.stringify(others[name]) !== JSON.stringify(value)),
  ) as Partial<Values>;
}
