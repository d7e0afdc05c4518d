import { Modal } from 'antd';
import { type ReactNode, useEffect } from 'react';

/** Widths of dialogs (spec §9), in pixels; a dialog is never wider than the screen. */
const WIDTHS = { sm: 420, md: 600, lg: 860, xl: 1120 } as const;

interface Props {
  readonly title: string;
  readonly size: keyof typeof WIDTHS;
  /** Called on Escape, a click on the backdrop or the close button (spec §2). */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog that is open while it is mounted. Restores the focus when it closes. */
export function Dialog({ title, size, onClose, children }: Props) {
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <Modal
      open
      title={title}
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
