import { createLeaveFeed, revokeLeaveFeed } from '@rollcall/shared/calls';
import { DEPARTMENTS } from '@rollcall/shared/contract';
import { Dialog } from '@rollcall/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { Button, Flex, Input, Select, Typography } from 'antd';
import { useState } from 'react';
import { TEXTS } from './texts.ts';

interface Props {
  /** The department that the calendar shows; undefined means everyone. */
  readonly department: string | undefined;
  readonly onClose: () => void;
}

/** Creates and revokes the secret link for calendar apps; the address is shown once (design §15.7). */
export function CalendarLinkDialog({ department, onClose }: Props) {
  const [chosen, setChosen] = useState(department ?? '');
  const making = useMutation({
    mutationFn: createLeaveFeed,
    meta: { outcome: { toastFailure: true } },
  });
  const revoking = useMutation({
    mutationFn: revokeLeaveFeed,
    onSuccess: () => making.reset(),
    meta: { outcome: { toastFailure: true, success: { text: TEXTS.revoked, tone: 'success' } } },
  });
  const address = making.data;
  return (
    <Dialog title={TEXTS.link} size="md" onClose={onClose}>
      <Typography.Paragraph type="secondary">{TEXTS.linkHelp}</Typography.Paragraph>
      <Flex wrap gap="small">
        <Select
          aria-label={TEXTS.whose}
          value={chosen}
          onChange={setChosen}
          options={['', ...DEPARTMENTS].map((name) => ({
            value: name,
            label: name || TEXTS.everyone,
          }))}
          style={{ minWidth: 150 }}
        />
        <Button
          type="primary"
          disabled={making.isPending}
          onClick={() => making.mutate(chosen || null)}
        >
          {TEXTS.make}
        </Button>
        <Button danger disabled={revoking.isPending} onClick={() => revoking.mutate()}>
          {TEXTS.revoke}
        </Button>
      </Flex>
      {address && (
        <output style={{ display: 'block', marginTop: 16 }}>
          <CopyField key={address} text={address} />
          <Typography.Text type="secondary">{TEXTS.once}</Typography.Text>
        </output>
      )}
    </Dialog>
  );
}

/** A text to copy. Without TLS a page has no clipboard; then the text can be selected and copied. */
function CopyField({ text }: { readonly text: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <Flex gap="small">
      <Input
        readOnly
        aria-label={TEXTS.address}
        value={text}
        onFocus={({ target }) => target.select()}
      />
      {'clipboard' in navigator && (
        <Button onClick={() => void copy()}>{isCopied ? TEXTS.copied : TEXTS.copy}</Button>
      )}
    </Flex>
  );
}
