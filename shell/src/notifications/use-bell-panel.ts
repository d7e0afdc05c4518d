import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePanel } from '../history/use-panel.ts';

/** On these screens the panel covers the page, so Back closes it. */
const PHONE = '(max-width: 767px)';

/** Whether the panel is open: on a phone in the history, otherwise until another page is shown below it. */
export function useBellPanel(startsOpen: boolean, button: RefObject<HTMLElement | null>) {
  const panel = usePanel('notifications');
  const wasInHistory = useRef(panel.isOpen);
  useEffect(() => {
    // Back removes the focused panel.
    const isClosed = wasInHistory.current && !panel.isOpen;
    if (isClosed && document.activeElement === document.body) button.current?.focus();
    wasInHistory.current = panel.isOpen;
  }, [panel.isOpen, button]);
  const [isShown, setShown] = useState(startsOpen);
  const { pathname, search } = useLocation();
  const [shownAt, setShownAt] = useState(pathname + search);
  if (shownAt !== pathname + search) {
    setShownAt(pathname + search);
    setShown(false);
  }
  return {
    isOpen: isShown || panel.isOpen,
    isInHistory: panel.isOpen,
    open() {
      if (matchMedia(PHONE).matches) panel.open();
      else setShown(true);
    },
    leave() {
      setShown(false);
      panel.leave();
    },
    close() {
      setShown(false);
      panel.close();
    },
  };
}
