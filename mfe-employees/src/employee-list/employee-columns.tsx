import type { EmployeeRow } from '@rollcall/shared/calls';
import type { EMPLOYEE_SORTS } from '@rollcall/shared/contract';
import { EMPLOYEE_CODE_PREFIX } from '@rollcall/shared/domain';
import type { SortedColumn } from '@rollcall/shared/list-views';
import { usePageContext } from '@rollcall/shared/session';
import {
  Avatar,
  Chip,
  PersonLabel,
  ROW_ACTIONS,
  ROW_DETAIL,
  ROW_HEADING,
  useRowDescription,
} from '@rollcall/shared/ui';
import { Flex, Switch, type TableColumnsType, Tag, Typography } from 'antd';
import { displayName } from './employee-label.ts';
import { EmployeeLink } from './employee-link.tsx';
import { InvitationNote } from './invitation.tsx';
import { LeavingNote } from './leaving-note.tsx';
import { type EmployeeAction, RowActions } from './row-actions.tsx';
import { TEXTS } from './texts.ts';
import { useAccountStatusSwitch } from './use-account-status-switch.ts';

/** What is not known is no value, so it is quiet. */
const NONE = <Typography.Text type="secondary">N/A</Typography.Text>;

/** Called when a row action is chosen. */
export type OnAction = (action: EmployeeAction, row: EmployeeRow) => void;

/** Columns that a user may add to the specified ones. */
export const ADDED_COLUMNS = ['department'];

/** The columns in the order of spec §2, those that a user may add, and the row actions. */
export const employeeColumns = (
  onAction: OnAction,
  sortedBy: SortedColumn<typeof EMPLOYEE_SORTS>,
): TableColumnsType<EmployeeRow> => [
  {
    title: TEXTS.columns.id,
    ...sortedBy('id'),
    width: 99,
    // Several employees may have the same name.
    ...ROW_DETAIL,
    render: (_, { id }) => (id === null ? NONE : `${EMPLOYEE_CODE_PREFIX}${id}`),
  },
  {
    title: TEXTS.columns.name,
    ...sortedBy('name'),
    // The note of who is invited takes one line.
    minWidth: 240,
    ...ROW_HEADING,
    render: (_, row) => <EmployeeName row={row} onAction={onAction} />,
  },
  {
    title: TEXTS.columns.designation,
    ...sortedBy('designation'),
    // On a tablet its heading is as wide as its values.
    minWidth: 150,
    render: (_, { designation }) => designation ?? NONE,
  },
  {
    title: TEXTS.columns.contact,
    key: 'contact',
    width: 114,
    render: (_, { phone }) => phone ?? NONE,
  },
  {
    title: TEXTS.columns.status,
    key: 'status',
    width: 64,
    render: (_, row) => <AccountStatusSwitch row={row} />,
  },
  {
    title: TEXTS.columns.department,
    ...sortedBy('department'),
    minWidth: 110,
    render: (_, { department }) => (department === null ? NONE : <Chip>{department}</Chip>),
  },
  {
    title: TEXTS.columns.actions,
    width: 101,
    ...ROW_ACTIONS,
    render: (_, row) => <RowActions row={row} onAction={onAction} />,
  },
];

function EmployeeName({
  row,
  onAction,
}: {
  readonly row: EmployeeRow;
  readonly onAction: OnAction;
}) {
  const name = displayName(row);
  return (
    <span className="person">
      <Avatar id={row.id} name={name} photo={row.avatarUrl} />
      <PersonLabel
        name={name}
        note={
          <>
            <InvitationNote row={row} />
            <LeavingNote row={row} />
          </>
        }
      >
        <EmployeeLink row={row} onOpen={() => onAction('edit', row)}>
          {name}
        </EmployeeLink>
      </PersonLabel>
    </span>
  );
}

/** Shows a change immediately (spec §4). Undecided (null) is off, and is tagged on our own server (design §10). */
function AccountStatusSwitch({ row }: { readonly row: EmployeeRow }) {
  const { isSaving, toggle } = useAccountStatusSwitch(row);
  const description = useRowDescription();
  const isOwnServer = usePageContext(({ capabilities }) => capabilities !== null);
  return (
    <Flex align="center" gap="small">
      <Switch
        checked={row.isActive === true}
        aria-label={TEXTS.active}
        {...description}
        aria-busy={isSaving}
        onChange={toggle}
      />
      {isOwnServer && row.isActive === null && <Tag color="processing">{TEXTS.new}</Tag>}
    </Flex>
  );
}
