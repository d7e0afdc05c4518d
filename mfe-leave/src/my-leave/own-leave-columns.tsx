import { type Leave, withdrawLeaveMutation } from '@rollcall/shared/calls';
import { formatDate, formatLeaveDays, leaveDays } from '@rollcall/shared/domain';
import { ROW_ACTIONS, ROW_HEADING, StatusTag, useRowDescription } from '@rollcall/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { Button, type TableColumnsType, Typography } from 'antd';
import { TEXTS } from './texts.ts';

/** Columns of your own leaves: the request and its decision. */
export const OWN_LEAVE_COLUMNS: TableColumnsType<Leave> = [
  {
    title: TEXTS.columns.start,
    width: 95,
    ...ROW_HEADING,
    render: (_, { startDate }) => formatDate(startDate),
  },
  { title: TEXTS.columns.end, width: 95, render: (_, { endDate }) => formatDate(endDate) },
  {
    title: TEXTS.columns.duration,
    width: 70,
    render: (_, { startDate, endDate }) =>
      formatLeaveDays(leaveDays(startDate ?? '', endDate ?? '')),
  },
  { title: TEXTS.columns.type, minWidth: 70, render: (_, { type }) => type ?? '-' },
  { title: TEXTS.columns.applied, width: 95, render: (_, { appliedOn }) => formatDate(appliedOn) },
  {
    title: TEXTS.columns.status,
    minWidth: 110,
    render: (_, { status, decidedBy, decisionReason }) => (
      <>
        <StatusTag status={status} />
        <Typography.Text type="secondary">
          {decidedBy && TEXTS.by(decidedBy)}
          {decisionReason && `: ${decisionReason}`}
        </Typography.Text>
      </>
    ),
  },
  {
    title: TEXTS.columns.actions,
    width: 90,
    ...ROW_ACTIONS,
    render: (_, leave) => <WithdrawButton leave={leave} />,
  },
];

/** Withdraws your own leave while it is pending (design §15.7). */
function WithdrawButton({ leave }: { readonly leave: Leave }) {
  const { mutate, isPending } = useMutation(withdrawLeaveMutation());
  const description = useRowDescription();
  const { id, status } = leave;
  if (status !== 'Pending' || id === null) return '-';
  return (
    <Button {...description} size="small" disabled={isPending} onClick={() => mutate(id)}>
      {TEXTS.withdraw}
    </Button>
  );
}
