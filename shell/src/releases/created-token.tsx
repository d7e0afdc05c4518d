import { CopyField } from '@rollcall/shared/ui';
import { Alert, Button, Flex } from 'antd';
import { useEffect, useRef } from 'react';
import type { Created } from './release-calls.ts';
import { TOKEN_TEXTS as TEXTS } from './token-texts.ts';

interface Props {
  readonly token: Created;
  readonly hasTriedToClose: boolean;
  readonly onClose: () => void;
}

/** The only time that the text of a token is shown. */
export function CreatedToken({ token, hasTriedToClose, onClose }: Props) {
  const note = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone.
  useEffect(() => note.current?.focus(), []);
  return (
    <Flex vertical gap="middle">
      <p ref={note} tabIndex={-1} style={{ margin: 0, outline: 'none' }}>
        {TEXTS.createdNote}
      </p>
      <Labelled label={TEXTS.consoleUrl} text={window.location.origin} />
      <Labelled label={TEXTS.tokenText} text={token.token} />
      {hasTriedToClose && <Alert type="warning" showIcon role="alert" title={TEXTS.storeFirst} />}
      <Flex justify="end">
        <Button type="primary" onClick={onClose}>
          {TEXTS.stored}
        </Button>
      </Flex>
    </Flex>
  );
}

const Labelled = ({ label, text }: { readonly label: string; readonly text: string }) => (
  <div translate="no">
    <code aria-hidden="true">{label}</code>
    <CopyField label={label} text={text} />
  </div>
);
