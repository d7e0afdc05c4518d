import { useEffect, useRef, useState } from 'react';

/**
 * Restores the focus when the drawer closes: to the control that opened it or, after a change, to that of the new
 * version. If there is neither, as after a deletion, to what contained the control, such as the list; after a link to
 * the control of the log that it named, or to the page.
 * @returns a function that is called with the id of the new version; null when there is none
 */
export function useFocusRestored(id: number): (newId: number | null) => void {
  const [linkedId] = useState(id);
  const [openers] = useState(() => withAncestors(document.activeElement));
  const newVersion = useRef<number>(null);
  useEffect(
    () => () => {
      // After the list is rendered again.
      requestAnimationFrame(() => {
        const [opener, ...ancestors] = openers.filter((element) => element.isConnected);
        const target =
          opener && opener === openers[0]
            ? opener
            : document.getElementById(`open-log-${newVersion.current ?? linkedId}`);
        (
          target ??
          [opener, ...ancestors].find((element) => element?.hasAttribute('tabindex')) ??
          document.getElementById('content')
        )?.focus();
      });
    },
    [openers, linkedId],
  );
  return (newId) => {
    newVersion.current = newId;
  };
}

/** An element and everything that contains it, up to the page's body. */
function withAncestors(element: Element | null): HTMLElement[] {
  if (!(element instanceof HTMLElement) || element === document.body) return [];
  return [element, ...withAncestors(element.parentElement)];
}
