import { Dialog, useKeptState } from '@rollcall/shared/ui';
import { Button, Flex, Input, Typography } from 'antd';
import { TEXTS } from './texts.ts';

interface Props {
  readonly title: string;
  readonly help: string;
  /** Actions enabled once there is a reason; the last one is the primary action. */
  readonly actions: readonly { readonly text: string; run(reason: string): void }[];
  /** Identifies the request and what is asked. */
  readonly name: string;
  readonly onClose: () => void;
}

/** Asks for the reason that the server stores with the action (design §10). */
export function ReasonDialog({ title, help, actions, name, onClose }: Props) {
  const [reason, setReason, forget] = useKeptState(name, '');
  const close = () => {
    forget();
    onClose();
  };
  const trimmed = reason.trim();
  return (
    <Dialog title={title} size="sm" onClose={close}>
      <Typography.Paragraph type="secondary">{help}</Typography.Paragraph>
      <label>
        {TEXTS.reason}
        <Input.TextArea
          value={reason}
          rows={3}
          maxLength={500}
          onChange={({ target }) => setReason(target.value)}
        />
      </label>
      <Flex gap="small" justify="end" style={{ marginTop: 16 }}>
        <Button onClick={close}>{TEXTS.cancel}</Button>
        {actions.map(({ text, run }, index) => (
          <Button
            key={text}
            type={index === actions.length - 1 ? 'primary' : 'default'}
            disabled={trimmed === ''}
            onClick={() => {
              run(trimmed);
              close();
            }}
          >
            {text}
          </Button>
        ))}
      </Flex>
    </Dialog>
  );
}
