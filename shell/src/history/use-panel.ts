import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * A panel of the layout that covers the page on a phone. Opening adds a history entry with the same URL, so that Back
 * closes the panel instead of leaving the page (decision 061); closing goes back. The entry keeps the dialogs of its
 * page, in the same state as theirs. A link in the panel replaces the entry.
 */
export function usePanel(name: string) {
  const location = useLocation();
  const navigate = useNavigate();
  const panels = panelsOf(location.state);
  const isOpen = panels.includes(name);
  // Browsers go back asynchronously: a second close must not go back twice.
  const isClosing = useRef(false);
  useEffect(() => {
    if (!isOpen) isClosing.current = false;
  }, [isOpen]);
  return {
    isOpen,
    open() {
      const state = { ...location.state, dialogs: [...panels, name] };
      if (!isOpen) void navigate(location, { state });
    },
    close() {
      if (!isOpen || isClosing.current) return;
      isClosing.current = true;
      void navigate(-1);
    },
    /** Call it when a link of the panel is followed, which replaces the entry: closing must not go back then. */
    leave() {
      isClosing.current = isOpen;
    },
  };
}

/** History state survives reloads and releases, so it can have any shape. */
function panelsOf(state: unknown): readonly unknown[] {
  if (typeof state !== 'object' || state === null || !('dialogs' in state)) return [];
  return Array.isArray(state.dialogs) ? state.dialogs : [];
}
