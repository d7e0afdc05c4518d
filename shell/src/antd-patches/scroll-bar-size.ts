/**
 * Replaces how `@rc-component/util` measures scrollbars in antd (rsbuild.shared.ts). The original adds a style element
 * without a nonce, which the page's policy refuses (design §14), only to copy `::-webkit-scrollbar` rules, which the
 * console does not have.
 */
function measure(target?: Element): { width: number; height: number } {
  const probe = document.createElement('div');
  Object.assign(probe.style, {
    position: 'absolute',
    inset: '0 auto auto 0',
    width: '100px',
    height: '100px',
    overflow: 'scroll',
  });
  if (target) {
    const { scrollbarColor, scrollbarWidth } = getComputedStyle(target);
    Object.assign(probe.style, { scrollbarColor, scrollbarWidth });
  }
  document.body.append(probe);
  const size = {
    width: probe.offsetWidth - probe.clientWidth,
    height: probe.offsetHeight - probe.clientHeight,
  };
  probe.remove();
  return size;
}

let cached: number | undefined;

/** Width of a scrollbar in CSS pixels; measured once unless `fresh`. */
export default function getScrollBarSize(fresh?: boolean): number {
  if (fresh || cached === undefined) cached = measure().width;
  return cached;
}

/** Size of the scrollbars that `target` would have. */
export function getTargetScrollBarSize(target: unknown): { width: number; height: number } {
  return target instanceof Element ? measure(target) : { width: 0, height: 0 };
}
