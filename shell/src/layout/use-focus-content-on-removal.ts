import { useLayoutEffect, useRef } from 'react';

/**
 * Moves the keyboard focus to the page's content when the focused element is removed, for example after its Retry was
 * pressed; otherwise the browser would move it to the body. Returns the ref for the element.
 */
export function useFocusContentOnRemoval<T extends HTMLElement>() {
  const ref = useRef<T>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element?.contains(document.activeElement)) document.getElementById('content')?.focus();
    };
  }, []);
  return ref;
}
