import { Alert, Button, Flex } from 'antd';
import type { MouseEvent } from 'react';
import { firstField } from './first-focus.tsx';

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
  const restore = (event: MouseEvent) => {
    onRestore(draft.values);
    forget(event);
  };
  // The buttons disappear: the focus moves on to the form, never to its submit button.
  const forget = ({ currentTarget }: MouseEvent) => {
    firstField(currentTarget.closest('[role="alert"]')?.parentElement)?.focus();
    draft.forget();
  };
  return (
    <Alert
      type="info"
      showIcon
      title={TEXTS.found}
      style={STYLE}
      description={
        <>
          {note !== undefined && <p>{note}</p>}
          <Flex wrap gap="small">
            <Button size="small" type="primary" onClick={restore}>
              {TEXTS.restore}
            </Button>
            <Button size="small" onClick={forget}>
              {TEXTS.discard}
            </Button>
          </Flex>
        </>
      }
    />
  );
}

/** In a grid, too, it takes a row of its own. */
const STYLE = { marginBottom: 16, gridColumn: '1 / -1' } as const;
