import { Drawer as AntdDrawer } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFirstFocus } from './first-focus.tsx';

/** antd would focus the whole drawer. */
const NO_AUTO_FOCUS = { autoFocus: false };

/** A long name breaks. */
const TITLE = { minWidth: 0, overflowWrap: 'anywhere' } as const;

interface Props {
  readonly isOpen: boolean;
  readonly title: string;
  /** Width in pixels; a drawer is never wider than the screen. */
  readonly width: number;
  readonly placement?: 'left' | 'right';
  /** Called on Escape, a click on the backdrop or the close button. */
  readonly onClose: () => void;
  /** Whether closing returns the focus to what had it; default true. */
  readonly restoresFocus?: boolean;
  readonly children: ReactNode;
}

/** A dialog at the side of the screen. Its title, or the first field of its form, gets the first focus (decision 062). */
export function Drawer(props: Props) {
  const { isOpen, width, placement = 'right', onClose, restoresFocus = true, children } = props;
  const { title, renderPanel } = useFirstFocus(props.title);
  return (
    <AntdDrawer
      open={isOpen}
      size={width}
      placement={placement}
      title={title}
      styles={{ title: TITLE }}
      drawerRender={renderPanel}
      {...NO_AUTO_FOCUS}
      focusable={{ focusTriggerAfterClose: restoresFocus }}
      destroyOnHidden
      onClose={onClose}
    >
      <Content>{children}</Content>
    </AntdDrawer>
  );
}

/** While it has no control, what scrolls it is in the tab order, so that the keyboard can scroll it. */
function Content({ children }: Pick<Props, 'children'>) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = content.current;
    if (!element) return undefined;
    const update = () =>
      element.parentElement?.setAttribute('tabindex', element.querySelector(CONTROL) ? '-1' : '0');
    update();
    const observer = new MutationObserver(update);
    observer.observe(element, { subtree: true, childList: true });
    return () => observer.disconnect();
  }, []);
  return <div ref={content}>{children}</div>;
}

const CONTROL = ':is(a, button, input, select, textarea):not(:disabled, [tabindex="-1"])';
