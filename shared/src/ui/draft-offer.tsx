import { Alert, Button, Space } from 'antd';

const TEXTS = {
  found: 'This form has input that was not saved. Restore it?',
  restore: 'Restore',
  discard: 'Discard',
} as const;

interface Props<Values> {
  /** The stored draft; null draws nothing. */
  readonly draft: { readonly values: Values; forget(): void } | null;
  readonly onRestore: (values: Values) => void;
  /** What the draft lacks, in a sentence. */
  readonly note?: string | undefined;
}

/** Offers to restore the unsaved input of a form; both choices delete the draft (design §7). */
export function DraftOffer<Values>({ draft, onRestore, note }: Props<Values>) {
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
      description={note}
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
