import {
  createShiftCalendarLinkMutation,
  revokeShiftCalendarLinkMutation,
  shiftCalendarLinkQuery,
} from '@rollcall/shared/calls';
import { formatDate } from '@rollcall/shared/domain';
import { CopyField, Dialog, ErrorNotice } from '@rollcall/shared/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button, Flex, Typography } from 'antd';
import { TEXTS } from './texts.ts';

/** Creates and revokes your secret calendar link; the URL is shown once. */
export function CalendarLinkDialog({ onClose }: { readonly onClose: () => void }) {
  const { data: createdAt, error, refetch } = useQuery(shiftCalendarLinkQuery());
  const creating = useMutation(createShiftCalendarLinkMutation());
  const revoking = useMutation(revokeShiftCalendarLinkMutation());
  const url = creating.data;
  const hasLink = typeof createdAt === 'string' || url !== undefined;
  return (
    <Dialog title={TEXTS.subscribe} size="md" onClose={onClose}>
      <Typography.Paragraph>{TEXTS.linkHelp}</Typography.Paragraph>
      {error && createdAt === undefined && (
        <ErrorNotice message={error.message} onRetry={() => void refetch()} />
      )}
      {typeof createdAt === 'string' && url === undefined && (
        <Typography.Paragraph>{TEXTS.exists(formatDate(createdAt))}</Typography.Paragraph>
      )}
      {url !== undefined && (
        <output style={{ display: 'block', marginBottom: 16 }}>
          <CopyField key={url} label={TEXTS.url} text={url} />
          <Typography.Text type="secondary">{TEXTS.once}</Typography.Text>
        </output>
      )}
      {/* Until it is known whether there is a link, a new one could replace it unasked. */}
      {createdAt !== undefined && (
        <Flex wrap gap="small">
          <Button
            type={hasLink ? 'default' : 'primary'}
            disabled={creating.isPending}
            onClick={() => creating.mutate()}
          >
            {hasLink ? TEXTS.replace : TEXTS.create}
          </Button>
          {hasLink && (
            <Button
              danger
              disabled={revoking.isPending}
              onClick={() => revoking.mutate(undefined, { onSuccess: creating.reset })}
            >
              {TEXTS.revoke}
            </Button>
          )}
        </Flex>
      )}
    </Dialog>
  );
}
