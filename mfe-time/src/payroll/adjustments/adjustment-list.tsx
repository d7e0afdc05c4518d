import { type Adjustment, adjustmentsQuery } from '@rollcall/shared/calls';
import { formatBalance, formatDate } from '@rollcall/shared/domain';
import { useSession } from '@rollcall/shared/session';
import {
  ListTable,
  NO_WRAP,
  OwnNote,
  PersonName,
  ROW_ACTIONS,
  ROW_DETAIL,
  ROW_HEADING,
  toListResult,
  useRowDescription,
} from '@rollcall/shared/ui';
import { useDialogParameters } from '@rollcall/shared/url';
import { useQuery } from '@tanstack/react-query';
import { Button, Flex, type TableColumnsType, Typography } from 'antd';
import { type ReactNode, useState } from 'react';
import { DeleteAdjustment } from './delete-adjustment.tsx';
import { TEXTS } from './texts.ts';

interface Props {
  readonly title: string;
  readonly hint?: string;
  readonly filter: Omit<Parameters<typeof adjustmentsQuery>[0], 'page'>;
  /** Shown without adjustments. */
  readonly empty: string;
  /** Whether manual ones can be deleted here. */
  readonly isDeletable?: boolean;
  readonly action?: ReactNode;
}

/** A section with adjustments, the latest first. */
export function AdjustmentList({ title, hint, filter, empty, isDeletable, action }: Props) {
  const [page, setPage] = useState(0);
  const query = useQuery(adjustmentsQuery({ page, ...filter }));
  const { values, open, close } = useDialogParameters({ which: ['delete'] });
  const deleted = query.data?.rows.find(({ id }) => String(id) === values.delete);
  const columns = isDeletable
    ? [...COLUMNS, actionColumn(({ id }) => open({ delete: String(id) }))]
    : COLUMNS;
  return (
    <section aria-label={title} style={{ marginTop: 24 }}>
      <Flex wrap align="center" justify="space-between" gap="small" style={{ marginBottom: 8 }}>
        <Typography.Title level={2} style={{ margin: 0 }}>
          {title}
        </Typography.Title>
        {action}
      </Flex>
      {hint !== undefined && <Typography.Paragraph type="secondary">{hint}</Typography.Paragraph>}
      <ListTable
        label={`${title}, list`}
        columns={columns}
        list={toListResult(query, page)}
        page={page}
        onPage={setPage}
        texts={{ loading: TEXTS.loading, empty }}
        hasEmptyFooter={false}
      />
      {isDeletable && deleted && <DeleteAdjustment adjustment={deleted} onClose={close} />}
    </section>
  );
}

const COLUMNS: TableColumnsType<Adjustment> = [
  {
    title: TEXTS.columns.employee,
    minWidth: 120,
    ...ROW_HEADING,
    render: (_, { employeeId, employeeName }) => <PersonName id={employeeId} name={employeeName} />,
  },
  {
    title: TEXTS.columns.forDate,
    width: 95,
    ...ROW_DETAIL,
    render: (_, { forDate }) => formatDate(forDate),
  },
  {
    title: TEXTS.columns.minutes,
    width: 66,
    ...NO_WRAP,
    render: (_, { minutes }) => <strong>{formatBalance(minutes)}</strong>,
  },
  {
    title: TEXTS.columns.postedDate,
    width: 95,
    ...NO_WRAP,
    render: (_, { postedDate }) => formatDate(postedDate),
  },
  { title: TEXTS.columns.reason, minWidth: 90, render: (_, { reason }) => reason },
  {
    title: TEXTS.columns.kind,
    minWidth: 90,
    render: (_, { kind, createdBy }) => (
      <>
        {TEXTS.kinds[kind] ?? '-'}
        {createdBy !== null && (
          <Typography.Text type="secondary" style={{ display: 'block' }}>
            {TEXTS.by(createdBy)}
          </Typography.Text>
        )}
      </>
    ),
  },
];

const actionColumn = (
  onDelete: (adjustment: Adjustment) => void,
): TableColumnsType<Adjustment>[number] => ({
  title: TEXTS.columns.action,
  minWidth: 70,
  ...ROW_ACTIONS,
  render: (_, adjustment) => (
    <Action adjustment={adjustment} onDelete={() => onDelete(adjustment)} />
  ),
});

interface ActionProps {
  readonly adjustment: Adjustment;
  readonly onDelete: () => void;
}

function Action({ adjustment: { employeeId }, onDelete }: ActionProps) {
  const userId = useSession(({ user }) => user?.id);
  const description = useRowDescription();
  if (employeeId === userId) {
    return <OwnNote text={TEXTS.own} />;
  }
  return (
    <Button size="small" danger aria-haspopup="dialog" {...description} onClick={onDelete}>
      {TEXTS.delete}
    </Button>
  );
}
