import type { LogVersion } from '@rollcall/shared/calls';
import { formOf, hasInput, useFormDraft } from '@rollcall/shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { checkEdit } from './check-edit.ts';
import { type EditedBreak, type EditedLog, initialEdit, isSameEdit } from './edited-log.ts';

const { useForm } = formOf<EditedLog>();

/** Names of the forms' drafts start with this. */
export const DRAFTS = 'repair-';

/** Name of the draft of a log's form, by the id of its first version, which no change replaces. */
export const draftOf = (rootId: number): string => `${DRAFTS}${rootId}`;

type Version = Pick<LogVersion, 'id' | 'version'>;

const isSameVersion = (a: Version, b: Version) => a.id === b.id && a.version === b.version;

/** Unsaved input, and the version of the log that it changes. */
interface Unsaved extends Version {
  readonly typed: EditedLog;
}

interface Options {
  /** The log as it is now. */
  readonly log: LogVersion;
  readonly rootId: number;
  readonly zone: string;
  readonly now: number;
  readonly onLeave: (hasInput: boolean) => void;
}

/**
 * The form, its draft, and what its current values mean. Input survives closing the form. When the log has changed since,
 * a refused save and a reopened form show it as it is now, and keep only the reason.
 */
export function useEdit(options: Options) {
  const { zone, now } = options;
  const form = useForm();
  const { base, keep, ...unsaved } = useUnsaved(form, options);
  const before = initialEdit(base);
  const values = (): EditedLog => form.getFieldsValue(true);
  const check = (current: EditedLog) =>
    checkEdit({ ...before, ...current }, { now, zone, isOpen: base.state === 'open' });
  return {
    ...unsaved,
    form,
    base,
    check,
    errorOf: (path: string) => () => check(values()).errors.get(path),
    edit: () => keep(values()),
    changeBreaks(update: (breaks: readonly EditedBreak[]) => readonly EditedBreak[]) {
      form.setFieldValue('breaks', update(values().breaks));
      keep(values());
    },
    fill(punchOut: string) {
      form.setFieldsValue({ punchOut });
      keep(values());
      form.setFields([{ name: 'punchOut', errors: [] }]);
      form.focusField('reason');
    },
  };
}

/** The input that is not saved, and the version of the log that it changes. */
function useUnsaved(form: ReturnType<typeof useForm>, { log, rootId, onLeave }: Options) {
  const name = draftOf(rootId);
  const draft = useFormDraft<Unsaved>(name, { survivesClosing: true });
  const [base, setBase] = useState(log);
  /** The version for which the input was typed; another than `base` when only the reason of it is left. */
  const [typedFor, setTypedFor] = useState<Version>(draft.unsaved ?? log);
  const [isEdited, setEdited] = useState(draft.unsaved !== undefined);
  const [refused, setRefused] = useState<LogVersion>();
  // What is typed stays until the server has refused it.
  if (!isSameVersion(base, log) && (!isEdited || refused === base)) {
    setBase(log);
    setTypedFor(isEdited ? base : log);
  }
  const isOutdated = !isSameVersion(typedFor, base);
  const usable = (typed: EditedLog, version: Version): EditedLog =>
    isSameVersion(version, base) ? typed : { ...initialEdit(base), reason: typed.reason };
  const store = (typed: EditedLog) => {
    const isChanged = !isSameEdit(typed, initialEdit(base));
    draft.keep(isChanged ? { id: base.id, version: base.version, typed } : undefined);
    return isChanged;
  };
  const keep = (typed: EditedLog) => setEdited(store(typed));
  const show = useEffectEvent((on: LogVersion) => {
    const shown = isEdited ? usable(form.getFieldsValue(true), typedFor) : initialEdit(on);
    form.setFieldsValue(shown);
    if (isOutdated) store(shown);
  });
  useEffect(() => show(base), [base]);
  const leave = useEffectEvent((left: string) => onLeave(hasInput(left)));
  useEffect(() => () => leave(name), [name]);
  return {
    base,
    keep,
    initialValues: draft.unsaved?.typed ?? initialEdit(base),
    offer: draft.offer,
    restore({ typed, ...version }: Unsaved) {
      setTypedFor(version);
      form.setFieldsValue(usable(typed, version));
      keep(usable(typed, version));
    },
    /** Called when the server refuses the input because the log has changed. */
    refuse: () => setRefused(base),
    isOutdated,
    /** Whether an administrator saved another version; otherwise the employee has punched. */
    hasNewVersion: typedFor.id !== base.id,
  };
}
