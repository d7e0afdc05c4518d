import type { LogVersion } from '@rollcall/shared/calls';
import { formOf, hasInput, useFormDraft } from '@rollcall/shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { checkEdit } from './check-edit.ts';
import {
  baseOf,
  type EditBase,
  type EditedBreak,
  type EditedLog,
  followChanges,
  isBasedOn,
  isSameEdit,
  rebase,
} from './edited-log.ts';

const { useForm } = formOf<EditedLog>();

/** Names of the forms' drafts start with this. */
export const DRAFTS = 'repair-';

/** Name of the draft of a log's form, by the id of its first version, which no change replaces. */
export const draftOf = (rootId: number): string => `${DRAFTS}${rootId}`;

/** Unsaved input, and what it changes. */
interface Unsaved {
  readonly base: EditBase;
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
 * The form, its draft, and what its current values mean. Input is kept when the log changes meanwhile, and when the form is
 * closed.
 */
export function useEdit(options: Options) {
  const { log, zone, now } = options;
  const form = useForm();
  const { base, isEdited, draft, keep, start } = useUnsaved(form, options);
  const values = (): EditedLog => form.getFieldsValue(true);
  const check = (current: EditedLog) =>
    checkEdit({ ...base.before, ...current }, { now, zone, isOpen: log.state === 'open' });
  const change = (changes: Partial<EditedLog>) => {
    const next = followChanges(values(), changes, base.before);
    form.setFieldsValue(next);
    keep(next);
  };
  return {
    form,
    base,
    initialValues: draft.unsaved?.typed ?? base.before,
    offer: draft.offer,
    isStale: isEdited && !isBasedOn(base, log),
    check,
    errorOf: (path: string) => () => check(values()).errors.get(path),
    edit: change,
    changeBreaks(update: (breaks: readonly EditedBreak[]) => readonly EditedBreak[]) {
      form.setFieldValue('breaks', update(values().breaks));
      keep(values());
    },
    fill(punchOut: string) {
      const changes = { punchOut: punchOut.replace(' ', 'T') };
      form.setFieldsValue(changes);
      change(changes);
      form.setFields([{ name: 'punchOut', errors: [] }]);
      form.focusField('reason');
    },
    restore: (stored: Unsaved) => start(stored.base, stored.typed),
    /** Makes the user's changes to the log as it is now. */
    rebase() {
      start(baseOf(log), rebase(values(), base.before, log));
      form.focusField('reason');
    },
    discard() {
      start(baseOf(log), baseOf(log).before);
      form.focusField('punchIn');
    },
  };
}

/** The input that is not saved, and the version of the log from which it started. */
function useUnsaved(
  form: ReturnType<typeof useForm>,
  { log, rootId, onLeave }: Pick<Options, 'log' | 'rootId' | 'onLeave'>,
) {
  const name = draftOf(rootId);
  const draft = useFormDraft<Unsaved>(name, { survivesClosing: true });
  const [base, setBase] = useState(() => draft.unsaved?.base ?? baseOf(log));
  const [isEdited, setEdited] = useState(draft.unsaved !== undefined);
  // Without input, the form follows the log.
  if (!isEdited && !isBasedOn(base, log)) setBase(baseOf(log));
  const show = useEffectEvent(({ before }: EditBase) => {
    if (!isEdited) form.setFieldsValue(before);
  });
  useEffect(() => show(base), [base]);
  const leave = useEffectEvent((left: string) => onLeave(hasInput(left)));
  useEffect(() => () => leave(name), [name]);
  const keep = (typed: EditedLog, of = base) => {
    const isChanged = !isSameEdit(typed, of.before);
    draft.keep(isChanged ? { base: of, typed } : undefined);
    setEdited(isChanged);
  };
  return {
    base,
    isEdited,
    draft,
    keep,
    /** Continues from another version. */
    start(next: EditBase, typed: EditedLog) {
      setBase(next);
      form.setFieldsValue(typed);
      keep(typed, next);
    },
  };
}
