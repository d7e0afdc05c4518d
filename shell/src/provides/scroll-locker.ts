import { useLayoutEffect } from 'react';

/** Dialogs that hold the page still, and the styles to give back after the last one. */
let locks = 0;
let before = { overflowY: '', width: '' };

/**
 * Stands in for `@rc-component/portal`'s lock of the page's scrolling in antd (rsbuild.shared.ts): the original adds a
 * style element without a nonce, which the page's policy refuses (design §14), and the page scrolled on beneath.
 */
export default function useScrollLocker(isLocked?: boolean): void {
  useLayoutEffect(() => {
    if (!isLocked) return;
    const { style } = document.body;
    if (locks === 0) {
      before = { overflowY: style.overflowY, width: style.width };
      const scrollBar = window.innerWidth - document.documentElement.clientWidth;
      style.overflowY = 'hidden';
      if (scrollBar > 0) style.width = `calc(100% - ${scrollBar}px)`;
    }
    locks += 1;
    return () => {
      locks -= 1;
      if (locks === 0) Object.assign(style, before);
    };
  }, [isLocked]);
}
