import { Modal } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { useFirstFocus } from './first-focus.tsx';

/** Widths of dialogs (spec §9), in pixels; a dialog is never wider than the screen. */
const WIDTHS = { sm: 420, md: 600, lg: 860, xl: 1120 } as const;

interface Props {
  readonly title: string;
  readonly size: keyof typeof WIDTHS;
  /** Called on Escape, a click on the backdrop or the close button (spec §2). */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

/** An element and those around it, from the inside out, that can have the focus. */
function focusableFrom(start: Element | null): readonly HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let at = start; at !== null; at = at.parentElement) {
    if (at instanceof HTMLElement && at.matches(FOCUSABLE)) found.push(at);
  }
  return found;
}

/**
 * A dialog that is open while it is mounted. The first field of its form, otherwise its title, gets the first focus
 * (decision 062). Restores the focus when it closes: to what opened it, else to what is around that; after a
 * link, to the page.
 */
export function Dialog({ title: text, size, onClose, children }: Props) {
  const { title, renderPanel } = useFirstFocus(text);
  // Before the first focus, which an effect of the content moves.
  const [openers] = useState(() => focusableFrom(document.activeElement));
  useEffect(
    () => () => {
      // A row that was deleted has no opener any more, but its list is there.
      const opener = openers.find(({ isConnected }) => isConnected);
      (opener ?? document.getElementById('content'))?.focus({ preventScroll: true });
    },
    [openers],
  );
  return (
    <Modal
      open
      title={title}
      modalRender={renderPanel}
      width={WIDTHS[size]}
      footer={null}
      onCancel={onClose}
      focusable={{ focusTriggerAfterClose: false }}
      styles={{ title: { overflowWrap: 'anywhere', paddingInlineEnd: 24 } }}
    >
      {children}
    </Modal>
  );
}
