import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * After a navigation to another page, starts it at its top and moves the focus to its heading, which announces it
 * (decision 062). Not on the first page of a visit, not when only the query changes, and not when the page focuses
 * something itself, such as the first field of a form. Going back, the browser restores the scroll position.
 * @param isShown false while the path redirects
 */
export function useFocusOnNavigation(isShown: boolean): void {
  const { pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const shownPath = useRef<string>(undefined);
  useEffect(() => {
    if (!isShown) return undefined;
    const previous = shownPath.current;
    shownPath.current = pathname;
    if (previous === undefined || previous === pathname) return undefined;
    if (!isBack) document.documentElement.scrollTop = 0;
    return focusHeading();
  }, [isShown, pathname, isBack]);
}

/**
 * Focuses the heading of the page, and again when the page replaces the heading of its placeholder.
 * Returns a function that stops it.
 */
function focusHeading(): () => void {
  // A link or menu item of the layout may still have the focus. An element of the page that has it was focused by the page.
  const before = document.activeElement;
  if (before?.closest('main') && before.id !== 'content') return () => undefined;
  let focused: Element | null = null;
  const observer = new MutationObserver(follow);
  function follow() {
    const { activeElement } = document;
    const isElsewhere = ![document.body, before, focused].includes(activeElement as Element);
    if (isElsewhere) return observer.disconnect();
    const heading = document.querySelector<HTMLElement>('h1');
    if (!heading) return;
    if (heading !== activeElement) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      focused = heading;
    }
    if (!heading.closest('.page-skeleton')) observer.disconnect();
  }
  observer.observe(document.body, { childList: true, subtree: true });
  follow();
  return () => observer.disconnect();
}
