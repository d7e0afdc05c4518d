import { Button, Flex, Input, type InputRef, Popover } from 'antd';
import { type FormEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import type { RowDescriptionProps } from './row-description.tsx';

const TEXTS = {
  reject: 'Reject',
  reason: 'Reason for the rejection',
  cancel: 'Cancel',
} as const;

interface Props {
  /** Describes the request to screen readers. */
  readonly about: RowDescriptionProps;
  readonly isDisabled: boolean;
  readonly onReject: (reason: string) => void;
}

/** A Reject button that asks for the reason in a small popover (design §15.11). */
export function RejectPopover({ about, isDisabled, onReject }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const field = useRef<InputRef>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    setReason('');
  };
  const cancel = () => {
    close();
    opener.current?.focus();
  };
  const reject = (finalReason: string) => {
    close();
    onReject(finalReason);
  };
  return (
    <Popover
      open={isOpen}
      trigger="click"
      placement="bottom"
      // Keeps a distance from the edge of the screen.
      styles={{ root: { paddingInline: 8 } }}
      destroyOnHidden
      onOpenChange={(willOpen) => (willOpen ? setOpen(true) : close())}
      afterOpenChange={(isVisible) => isVisible && field.current?.focus()}
      content={<RejectForm {...{ field, reason, setReason }} onCancel={cancel} onReject={reject} />}
    >
      <Button {...about} ref={opener} size="small" danger disabled={isDisabled}>
        {TEXTS.reject}
      </Button>
    </Popover>
  );
}

interface FormProps {
  readonly field: RefObject<InputRef | null>;
  readonly reason: string;
  readonly setReason: (reason: string) => void;
  readonly onCancel: () => void;
  readonly onReject: (reason: string) => void;
}

/** The form for the required reason. Escape cancels. */
function RejectForm({ field, reason, setReason, onCancel, onReject }: FormProps) {
  const trimmed = reason.trim();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (trimmed !== '') onReject(trimmed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
  };
  return (
    <form aria-label={TEXTS.reject} onSubmit={onSubmit} style={{ width: 240 }}>
      <label>
        {TEXTS.reason}
        <Input
          ref={field}
          value={reason}
          required
          maxLength={500}
          onKeyDown={onKeyDown}
          onChange={({ target }) => setReason(target.value)}
        />
      </label>
      <Flex gap="small" justify="end" style={{ marginTop: 8 }}>
        <Button size="small" onClick={onCancel}>
          {TEXTS.cancel}
        </Button>
        <Button size="small" danger htmlType="submit" disabled={trimmed === ''}>
          {TEXTS.reject}
        </Button>
      </Flex>
    </form>
  );
}
