import { type RefObject, useEffect } from 'react';

/** A toast on the screen. */
interface ShownToast {
  readonly isOfSession: boolean;
  /** What its button Undo does. */
  readonly undo: (() => void) | undefined;
}

/** Toasts by the ids of their elements, the newest last. */
export type ShownToasts = Map<string, ShownToast>;

export const TOAST = '.ant-notification-notice';

/** Inputs that have an undo of their own. */
const TEXT_FIELDS =
  'textarea, select, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="button"])';

/**
 * Ctrl+Z (on a Mac, Command+Z) presses Undo of the newest toast that has it, except in a field; F6 moves the focus to the
 * newest toast, and back.
 */
export function useToastKeys(shown: RefObject<ShownToasts>): void {
  useEffect(() => {
    let previous: Element | null = null;
    function moveFocus(): boolean {
      if (document.activeElement?.closest(TOAST)) {
        if (previous instanceof HTMLElement) previous.focus();
        return true;
      }
      const id = [...shown.current.keys()].at(-1);
      if (id === undefined) return false;
      previous = document.activeElement;
      document.getElementById(id)?.querySelector('button')?.focus();
      return true;
    }
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.shiftKey) return;
      const hasControl = event.ctrlKey || event.metaKey;
      const isHandled =
        (event.key === 'F6' && !hasControl && moveFocus()) ||
        (event.key === 'z' && hasControl && !isTyping(event.target) && undo(shown.current));
      // Otherwise the browser moves the focus to its address bar as well.
      if (isHandled) event.preventDefault();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [shown]);
}

function undo(shown: ShownToasts): boolean {
  const newest = [...shown.values()].findLast((toast) => toast.undo !== undefined);
  newest?.undo?.();
  return newest !== undefined;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest(TEXT_FIELDS) !== null;
