import { useLayoutEffect } from 'react';

/** The number of dialogs that lock scrolling, and the styles to restore after the last one. */
let locks = 0;
let before = { overflowY: '', width: '' };

/**
 * Replaces the scroll lock of `@rc-component/portal` in antd (rsbuild.shared.ts). The original adds a style element
 * without a nonce, which the page's policy refuses (design §14), so that the page below a dialog still scrolled.
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
