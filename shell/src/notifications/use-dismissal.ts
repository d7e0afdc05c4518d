import { type RefObject, useEffect, useEffectEvent } from 'react';

interface Handlers {
  /** Something else is pressed, or gets the focus, which an open list would cover. */
  readonly onLeave: () => void;
  /** Escape is pressed inside. */
  readonly onEscape: () => void;
}

/** Says when what is open in `frame`, its button included, should close. */
export function useDismissal(
  isOpen: boolean,
  frame: RefObject<HTMLElement | null>,
  { onLeave, onEscape }: Handlers,
): void {
  const handlePress = useEffectEvent(({ target }: PointerEvent) => {
    if (!frame.current?.contains(target as Node)) onLeave();
  });
  const handleFocus = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !frame.current?.contains(relatedTarget as Node)) onLeave();
  });
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onEscape();
  });
  useEffect(() => {
    const element = frame.current;
    if (!isOpen || !element) return;
    document.addEventListener('pointerdown', handlePress);
    element.addEventListener('focusout', handleFocus);
    element.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('pointerdown', handlePress);
      element.removeEventListener('focusout', handleFocus);
      element.removeEventListener('keydown', handleKey);
    };
  }, [isOpen, frame]);
}
