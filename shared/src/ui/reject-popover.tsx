import { Button, Flex, Input, type InputRef, Popover } from 'antd';
import { type FormEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';

const TEXTS = {
  reject: 'Reject',
  reason: 'Reason for the rejection',
  cancel: 'Cancel',
} as const;

interface Props {
  /** Whose request it is, for those who do not see the row: a text, or the id of what says it. */
  readonly about: { readonly 'aria-description': string } | { readonly 'aria-describedby': string };
  readonly isDisabled: boolean;
  readonly onReject: (reason: string) => void;
}

/** Reject, with its reason in a small popover (design §15.11). */
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
  const reject = (why: string) => {
    close();
    onReject(why);
  };
  return (
    <Popover
      open={isOpen}
      trigger="click"
      placement="bottom"
      // Moved in from the screen's edge it stops short of it.
      styles={{ root: { paddingInline: 8 } }}
      destroyOnHidden
      onOpenChange={(wanted) => (wanted ? setOpen(true) : close())}
      afterOpenChange={(isShown) => isShown && field.current?.focus()}
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

/** The reason, which a rejection needs, and what to do with it. Escape cancels. */
function RejectForm({ field, reason, setReason, onCancel, onReject }: FormProps) {
  const given = reason.trim();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (given !== '') onReject(given);
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
        <Button size="small" danger htmlType="submit" disabled={given === ''}>
          {TEXTS.reject}
        </Button>
      </Flex>
    </form>
  );
}
