import { Alert, Button, Space } from 'antd';

const TEXTS = {
  found: 'Your session ended while you were typing here.',
  restore: 'Restore what I typed',
  discard: 'Discard it',
} as const;

interface Props {
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
}

/** Offers what stood in a form when its user's session was cut off (design §7). */
export function DraftOffer({ onRestore, onDiscard }: Props) {
  return (
    <Alert
      type="info"
      showIcon
      title={TEXTS.found}
      style={{ marginBottom: 16 }}
      action={
        <Space wrap>
          <Button size="small" type="primary" onClick={onRestore}>
            {TEXTS.restore}
          </Button>
          <Button size="small" onClick={onDiscard}>
            {TEXTS.discard}
          </Button>
        </Space>
      }
    />
  );
}
