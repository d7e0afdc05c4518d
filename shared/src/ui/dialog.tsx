import { Modal } from 'antd';
import { type ReactNode, useEffect } from 'react';

/** Widths of dialogs (spec §9), in pixels; on a narrower screen a dialog takes what there is. */
const WIDTHS = { sm: 420, md: 600, lg: 860, xl: 1120 } as const;

interface Props {
  readonly title: string;
  readonly size: keyof typeof WIDTHS;
  /** Escape, a click on the backdrop, and the cross (spec §2). */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog that is open for as long as it is drawn. The focus returns to where it was. */
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
