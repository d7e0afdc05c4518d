import { Alert, Button, Space } from 'antd';

const TEXTS = {
  found: 'Your session ended before you saved this form. Restore your input?',
  restore: 'Restore',
  discard: 'Discard',
} as const;

interface Props<Values> {
  /** The stored draft; null draws nothing. */
  readonly draft: { readonly values: Values; forget(): void } | null;
  readonly onRestore: (values: Values) => void;
}

/** Offers to restore a form's input from before the session expired; both choices delete the draft (design §7). */
export function DraftOffer<Values>({ draft, onRestore }: Props<Values>) {
  if (draft === null) return null;
  const restore = () => {
    onRestore(draft.values);
    draft.forget();
  };
  return (
    <Alert
      type="info"
      showIcon
      title={TEXTS.found}
      style={{ marginBottom: 16 }}
      action={
        <Space wrap>
          <Button size="small" type="primary" onClick={restore}>
            {TEXTS.restore}
          </Button>
          <Button size="small" onClick={draft.forget}>
            {TEXTS.discard}
          </Button>
        </Space>
      }
    />
  );
}
