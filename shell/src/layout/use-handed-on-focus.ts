import { useLayoutEffect, useRef } from 'react';

/**
 * Whoever pressed a button in a part that goes away for it goes on in the page's content, where a browser would drop
 * the focus on its body. Returns the ref of the part.
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
