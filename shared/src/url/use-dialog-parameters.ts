import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { type Changes, useHistoryChanges } from './history-changes.ts';

interface Names<W extends string, I extends string> {
  /** Parameters that say which dialog is open; without the first one, none is. */
  readonly which: readonly [W, ...W[]];
  /** Parameters of what it shows, and of the dialogs that are opened inside it. */
  readonly inside?: readonly I[];
}

/**
 * A dialog that is in the URL (decision 061): Back closes it, Forward opens it again, a reload or a link shows it.
 * Opening adds one history entry; a change inside replaces it. Closing goes back if the dialog was opened on this
 * page; if it came with a link, its parameters are removed. Each function waits while the browser goes back.
 */
export function useDialogParameters<const W extends string, const I extends string = never>({
  which,
  inside = [],
}: Names<W, I>) {
  const { run, apply, goBack } = useHistoryChanges();
  const params = new URLSearchParams(useLocation().search);
  const [key] = which;
  const all: readonly string[] = [...which, ...inside];
  const none: Changes = Object.fromEntries(all.map((name) => [name, undefined]));
  /** Goes back to the page, or to this dialog, then replaces what is left. */
  const leave = (dialogs: readonly string[], isLeft: (name: string) => boolean, rest: Changes) => {
    const count = dialogs.filter((name) => all.includes(name) && isLeft(name)).length;
    if (count > 0) goBack(count);
    run((entry) => entry.params.has(key) && apply(rest, { isReplaced: true }));
  };
  const close = (shown: URLSearchParams) =>
    run((entry) => {
      const isOpen = which.every((name) => entry.params.get(name) === shown.get(name));
      if (isOpen && entry.params.has(key)) leave(entry.dialogs, () => true, none);
    });
  useEscapeWhileLoading(params.has(key), () => close(params));
  return {
    /** Without NUL characters and whitespace around them; undefined when absent or empty. */
    values: Object.fromEntries(
      all.map((name) => [name, params.get(name)?.replaceAll('\0', '').trim() || undefined]),
    ) as Readonly<Record<W | I, string | undefined>>,
    /** Opens the dialog. If it is open, shows something else in it. */
    open: (values: Readonly<Partial<Record<W | I, string>>>) =>
      run((entry) => {
        const changes = { ...none, ...values };
        if (entry.params.has(key)) leave(entry.dialogs, (name) => name !== key, changes);
        else apply(changes, { dialogs: [...entry.dialogs, key] });
      }),
    /** Changes what the open dialog shows. */
    change: (values: Readonly<Partial<Record<W | I, string | undefined>>>) =>
      run((entry) => entry.params.has(key) && apply(values, { isReplaced: true })),
    /** Closes this dialog and those inside it. Does nothing when another one is open meanwhile, or none. */
    close: () => close(params),
    /** The same, for a dialog that may not have been rendered yet. */
    closeNamed: (name: string) => close(new URLSearchParams({ [key]: name })),
  };
}

/** Closes a dialog by Escape while its code is still loading: there is nothing yet that could get the key. */
function useEscapeWhileLoading(isOpen: boolean, close: () => void) {
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape' && !document.querySelector('[role="dialog"]')) close();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isOpen]);
}

/** A dialog that needs no more than its name: `?dialog=NAME`. */
export function useNamedDialog(name: string) {
  const { values, open, closeNamed } = useDialogParameters({ which: ['dialog'] });
  return {
    isOpen: values.dialog === name,
    open: () => open({ dialog: name }),
    close: () => closeNamed(name),
  };
}
