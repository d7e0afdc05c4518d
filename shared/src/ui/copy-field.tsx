import { Button, Flex, Input, Typography } from 'antd';
import { useState } from 'react';

interface Props {
  readonly label: string;
  readonly text: string;
}

/**
 * A text that cannot be changed, with a button that copies it. Without TLS a page has no clipboard, and a browser can refuse to copy:
 * then users select the text.
 */
export function CopyField({ label, text }: Props) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  return (
    <>
      <Flex gap="small">
        <Input readOnly aria-label={label} value={text} onFocus={({ target }) => target.select()} />
        {'clipboard' in navigator && (
          <Button onClick={() => void copy()}>{outcome === 'copied' ? 'Copied' : 'Copy'}</Button>
        )}
      </Flex>
      {outcome === 'refused' && (
        <Typography.Paragraph type="danger" role="alert" style={{ margin: '4px 0 0' }}>
          The browser did not copy it. Select the text and copy it with the keyboard.
        </Typography.Paragraph>
      )}
    </>
  );
}
