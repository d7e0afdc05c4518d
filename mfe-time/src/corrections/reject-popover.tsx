import { Button, Flex, Input, type InputRef, Popover } from 'antd';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { TEXTS } from './texts.ts';

interface Props {
  readonly whose: string;
  readonly isDisabled: boolean;
  readonly onReject: (reason: string) => void;
}

/** Reject, with its reason in a small popover (design §15.11). */
export function RejectPopover({ whose, isDisabled, onReject }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const field = useRef<InputRef>(null);
  const close = () => {
    setOpen(false);
    setReason('');
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '') return;
    close();
    onReject(reason.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  return (
    <Popover
      open={isOpen}
      trigger="click"
      destroyOnHidden
      onOpenChange={(wanted) => (wanted ? setOpen(true) : close())}
      afterOpenChange={(isShown) => isShown && field.current?.focus()}
      content={
        <form aria-label={TEXTS.reject} onSubmit={onSubmit}>
          <label>
            {TEXTS.rejectReason}
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
            <Button size="small" onClick={close}>
              {TEXTS.cancel}
            </Button>
            <Button size="small" danger htmlType="submit" disabled={reason.trim() === ''}>
              {TEXTS.reject}
            </Button>
          </Flex>
        </form>
      }
    >
      <Button size="small" danger aria-description={whose} disabled={isDisabled}>
        {TEXTS.reject}
      </Button>
    </Popover>
  );
}
