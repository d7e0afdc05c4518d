import { useLayoutEffect, useRef } from 'react';

/**
 * Moves the keyboard focus to the page's content when a part that has it is removed, as after its Retry was pressed; the
 * browser would leave it on the body. Returns the ref of the part.
 */
export function useHandedOnFocus<Part extends HTMLElement>() {
  const part = useRef<Part>(null);
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      if (element?.contains(document.activeElement)) document.getElementById('content')?.focus();
    };
  }, []);
  return part;
}
