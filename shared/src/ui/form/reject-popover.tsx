import { Button, Flex, Input, type InputRef, Popover } from 'antd';
import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { RowDescriptionProps } from '../row-description.tsx';
import { useFormDraft } from './use-form-draft.ts';

const TEXTS = {
  reject: 'Reject',
  reason: 'Reason for the rejection',
  cancel: 'Cancel',
} as const;

interface Props {
  /** Describes the request to screen readers. */
  readonly about: RowDescriptionProps;
  /** Name of the draft of the reason, unique to the request, e.g. `reject-leave-9`. */
  readonly draft: string;
  readonly isDisabled: boolean;
  readonly onReject: (reason: string) => void;
}

/**
 * A Reject button that asks for the reason in a small popover (design §15.11). A reason that was typed before the session
 * expired is there again.
 */
export function RejectPopover({ about, draft, isDisabled, onReject }: Props) {
  const [isOpen, setOpen] = useState(false);
  const field = useRef<InputRef>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
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
      content={<RejectForm {...{ field, draft }} onCancel={cancel} onReject={reject} />}
    >
      <Button {...about} ref={opener} size="small" danger disabled={isDisabled}>
        {TEXTS.reject}
      </Button>
    </Popover>
  );
}

interface FormProps {
  readonly field?: RefObject<InputRef | null>;
  readonly draft: string;
  readonly onCancel: () => void;
  readonly onReject: (reason: string) => void;
}

/** The form for the required reason, for a dialog, which has room for it. Escape cancels. */
export function RejectForm({ field, draft, onCancel, onReject }: FormProps) {
  const { reason, change, forget } = useReason(draft);
  const own = useRef<InputRef>(null);
  // In a popover the opening moves the focus, in a dialog the form itself. antd calls a ref again when the field loses the
  // focus: one that focused would keep it there.
  useEffect(() => own.current?.focus(), []);
  const trimmed = reason.trim();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (trimmed === '') return;
    forget();
    onReject(trimmed);
  };
  const cancel = () => {
    forget();
    onCancel();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') cancel();
  };
  return (
    <form aria-label={TEXTS.reject} onSubmit={onSubmit} style={field && { width: 240 }}>
      <label>
        {TEXTS.reason}
        <Input
          ref={field ?? own}
          value={reason}
          required
          maxLength={500}
          onKeyDown={onKeyDown}
          onChange={({ target }) => change(target.value)}
        />
      </label>
      <Flex gap="small" justify="end" style={{ marginTop: 8 }}>
        <Button size="small" onClick={cancel}>
          {TEXTS.cancel}
        </Button>
        <Button size="small" danger htmlType="submit" disabled={trimmed === ''}>
          {TEXTS.reject}
        </Button>
      </Flex>
    </form>
  );
}

/** The reason, at first that of the draft: the popover is too small to offer it, and the request is the same. */
function useReason(name: string) {
  const { offer, keep } = useFormDraft<{ readonly reason: string }>(name);
  const [typed, setTyped] = useState<string>();
  return {
    reason: typed ?? offer?.values.reason ?? '',
    change(reason: string) {
      setTyped(reason);
      keep(reason === '' ? undefined : { reason });
      offer?.forget();
    },
    forget() {
      keep(undefined);
      offer?.forget();
    },
  };
}
