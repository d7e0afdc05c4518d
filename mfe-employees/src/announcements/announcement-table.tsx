import type { Announcement } from '@rollcall/shared/calls';
import { formatDate } from '@rollcall/shared/domain';
import {
  type ListResult,
  ListTable,
  ROW_ACTIONS,
  ROW_HEADING,
  useRowDescription,
} from '@rollcall/shared/ui';
import { Button, Flex, type TableColumnsType, Tag, Typography } from 'antd';
import type { useAnnouncementDialog } from './announcement-dialogs.tsx';
import { TEXTS } from './texts.ts';

interface Props {
  readonly list: ListResult<Announcement>;
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** The company's date `YYYY-MM-DD`. */
  readonly today: string;
  readonly dialog: ReturnType<typeof useAnnouncementDialog>;
}

/** All announcements, also those that are not shown now. */
export function AnnouncementTable({ list, page, onPage, today, dialog }: Props) {
  return (
    <ListTable
      label={TEXTS.list}
      columns={columnsOf(today, dialog)}
      list={list}
      page={page}
      onPage={onPage}
      texts={{ loading: TEXTS.loading, empty: TEXTS.empty }}
      hasEmptyFooter={false}
    />
  );
}

function columnsOf(today: string, dialog: Props['dialog']): TableColumnsType<Announcement> {
  return [
    {
      title: TEXTS.columns.title,
      minWidth: 160,
      ...ROW_HEADING,
      render: (_, { title, text }) => (
        <>
          {title}
          <Typography.Text type="secondary" style={{ display: 'block', fontWeight: 400 }}>
            {text}
          </Typography.Text>
        </>
      ),
    },
    {
      title: TEXTS.columns.shown,
      minWidth: 130,
      render: (_, announcement) => <Shown announcement={announcement} today={today} />,
    },
    {
      title: TEXTS.columns.audience,
      minWidth: 110,
      render: (_, { audience, department }) => department ?? TEXTS.audiences[audience],
    },
    {
      title: TEXTS.columns.actions,
      width: 150,
      ...ROW_ACTIONS,
      render: (_, announcement) => <Actions announcement={announcement} dialog={dialog} />,
    },
  ];
}

interface RowProps {
  readonly announcement: Announcement;
}

function Shown({ announcement, today }: RowProps & Pick<Props, 'today'>) {
  const { showFrom, showUntil } = announcement;
  const isEnded = showUntil !== null && showUntil < today;
  const isLater = showFrom !== null && showFrom > today;
  return (
    <Flex wrap gap="small">
      {describeDays(announcement)}
      {isEnded && <Tag>{TEXTS.ended}</Tag>}
      {isLater && <Tag color="processing">{TEXTS.later}</Tag>}
    </Flex>
  );
}

function describeDays({ showFrom, showUntil }: Announcement): string {
  if (showFrom === null)
    return showUntil === null ? TEXTS.always : TEXTS.until(formatDate(showUntil));
  if (showUntil === null) return TEXTS.from(formatDate(showFrom));
  return TEXTS.between(formatDate(showFrom), formatDate(showUntil));
}

function Actions({ announcement: { id }, dialog }: RowProps & Pick<Props, 'dialog'>) {
  const description = useRowDescription();
  return (
    <Flex gap="small">
      <Button size="small" aria-haspopup="dialog" {...description} onClick={() => dialog.edit(id)}>
        {TEXTS.edit}
      </Button>
      <Button
        size="small"
        aria-haspopup="dialog"
        {...description}
        onClick={() => dialog.remove(id)}
      >
        {TEXTS.delete}
      </Button>
    </Flex>
  );
}
