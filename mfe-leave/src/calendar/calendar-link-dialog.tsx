import {
  createLeaveCalendarLinkMutation,
  revokeLeaveCalendarLinkMutation,
  useDepartments,
} from '@rollcall/shared/calls';
import { useCapability } from '@rollcall/shared/session';
import { CopyField, Dialog } from '@rollcall/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { Button, Flex, Select, Typography } from 'antd';
import { useState } from 'react';
import { TEXTS } from './texts.ts';

interface Props {
  /** The department that the calendar shows; undefined means everyone. */
  readonly department: string | undefined;
  readonly onClose: () => void;
}

/** Creates and revokes the secret link for calendar apps; the URL is shown once (design §15.7). */
export function CalendarLinkDialog({ department, onClose }: Props) {
  const departments = useDepartments(useCapability('working-time'));
  const [chosen, setChosen] = useState(department ?? '');
  const creating = useMutation(createLeaveCalendarLinkMutation());
  const revoking = useMutation(revokeLeaveCalendarLinkMutation());
  const url = creating.data;
  return (
    <Dialog title={TEXTS.link} size="md" onClose={onClose}>
      <Typography.Paragraph type="secondary">{TEXTS.linkHelp}</Typography.Paragraph>
      <Flex wrap gap="small">
        <Select
          aria-label={TEXTS.scope}
          value={chosen}
          onChange={setChosen}
          options={['', ...departments].map((name) => ({
            value: name,
            label: name || TEXTS.everyone,
          }))}
          style={{ minWidth: 150 }}
        />
        <Button
          type="primary"
          disabled={creating.isPending}
          onClick={() => creating.mutate(chosen || null)}
        >
          {TEXTS.create}
        </Button>
        <Button
          danger
          disabled={revoking.isPending}
          onClick={() => revoking.mutate(undefined, { onSuccess: creating.reset })}
        >
          {TEXTS.revoke}
        </Button>
      </Flex>
      {url && (
        <output style={{ display: 'block', marginTop: 16 }}>
          <CopyField key={url} label={TEXTS.url} text={url} />
          <Typography.Text type="secondary">{TEXTS.once}</Typography.Text>
        </output>
      )}
    </Dialog>
  );
}
