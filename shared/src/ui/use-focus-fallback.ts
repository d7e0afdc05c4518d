import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Keeps the focus of a keyboard where it was at work: a control that goes away or is disabled under the finger leaves
 * it to `heir`, where a browser would drop it on the page's body. An heir that is disabled gets it once it is not.
 * Spread what is returned on the frame of the controls.
 */
export function useFocusFallback(heir: () => HTMLElement | null | undefined) {
  const held = useRef<HTMLElement>(null);
  const isLost = useRef(false);
  useEffect(() => {
    const was = held.current;
    if (!was) return;
    isLost.current ||= !was.isConnected || was.matches(':disabled');
    if (!isLost.current) return;
    const has = document.activeElement;
    const isElsewhere = has !== document.body && has !== was;
    const target = heir();
    if (!isElsewhere && target?.matches(':disabled')) return;
    held.current = null;
    isLost.current = false;
    if (!isElsewhere) target?.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      held.current = target;
      isLost.current = false;
    },
  };
}
