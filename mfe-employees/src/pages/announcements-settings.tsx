import { allAnnouncementsQuery } from '@rollcall/shared/calls';
import { toListResult, useToday } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import {
  AnnouncementDialogs,
  useAnnouncementDialog,
} from '../announcements/announcement-dialogs.tsx';
import { AnnouncementTable } from '../announcements/announcement-table.tsx';
import { TEXTS } from '../announcements/texts.ts';

/** The page Announcements of Settings. */
export function AnnouncementsSettings() {
  const dialog = useAnnouncementDialog();
  const [page, setPage] = useState(0);
  const query = useQuery(allAnnouncementsQuery(page));
  const today = useToday();
  return (
    <>
      <Flex wrap align="center" justify="space-between" gap="small" style={{ marginBottom: 16 }}>
        <Typography.Text type="secondary" style={{ flex: '1 1 320px' }}>
          {TEXTS.intro}
        </Typography.Text>
        <Button type="primary" aria-haspopup="dialog" onClick={dialog.write}>
          {TEXTS.add}
        </Button>
      </Flex>
      <AnnouncementTable
        list={toListResult(query, page)}
        page={page}
        onPage={setPage}
        today={today}
        dialog={dialog}
      />
      <AnnouncementDialogs dialog={dialog} announcements={query.data?.rows ?? []} />
    </>
  );
}
