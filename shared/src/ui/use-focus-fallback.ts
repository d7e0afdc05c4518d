import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Keeps the keyboard focus in place: when the focused control is removed or disabled, moves the focus to the element
 * that `getFallback` returns, where a browser would reset it to the page's body. A disabled fallback gets the focus
 * once it is enabled. Spread the returned props on the element that contains the controls.
 */
export function useFocusFallback(getFallback: () => HTMLElement | null | undefined) {
  const focused = useRef<HTMLElement>(null);
  const isLost = useRef(false);
  useEffect(() => {
    const previous = focused.current;
    if (!previous) return;
    isLost.current ||= !previous.isConnected || previous.matches(':disabled');
    if (!isLost.current) return;
    const active = document.activeElement;
    const hasMoved = active !== document.body && active !== previous;
    const fallback = getFallback();
    if (!hasMoved && fallback?.matches(':disabled')) return;
    focused.current = null;
    isLost.current = false;
    if (!hasMoved) fallback?.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      focused.current = target;
      isLost.current = false;
    },
  };
}
