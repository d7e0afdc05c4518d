import { UserOutlined } from '@ant-design/icons';
import type { EmployeeRow } from '@rollcall/shared/calls';
import { EMPLOYEE_CODE_PREFIX } from '@rollcall/shared/domain';
import { ROW_ACTIONS, ROW_DETAIL, ROW_HEADING, safeImage } from '@rollcall/shared/ui';
import { Avatar, Flex, type TableColumnsType } from 'antd';
import { AccountStatusSwitch } from './account-status-switch.tsx';
import { displayName } from './employee-label.ts';
import type { OptionalColumn } from './optional-columns.ts';
import { type EmployeeAction, RowActions } from './row-actions.tsx';
import { TEXTS } from './texts.ts';

/** Called when a row action is chosen. */
export type OnAction = (action: EmployeeAction, row: EmployeeRow) => void;

/** The columns in the order of spec §2, the optional ones that the user chose, and the row actions. */
export const employeeColumns = (
  onAction: OnAction,
  chosen: readonly OptionalColumn[],
): TableColumnsType<EmployeeRow> => [
  {
    title: TEXTS.columns.id,
    // Several employees may have the same name.
    ...ROW_DETAIL,
    render: (_, { id }) => (id === null ? 'N/A' : `${EMPLOYEE_CODE_PREFIX}${id}`),
  },
  {
    title: TEXTS.columns.name,
    ...ROW_HEADING,
    render: (_, row) => (
      <Flex align="center" gap="small">
        <Avatar
          size="small"
          src={safeImage(row.avatarUrl)}
          alt=""
          icon={<UserOutlined aria-hidden />}
          style={{ flex: 'none' }}
        />
        <div style={WRAPPED_TEXT}>{displayName(row)}</div>
      </Flex>
    ),
  },
  {
    title: TEXTS.columns.designation,
    render: (_, { designation }) => <div style={WRAPPED_TEXT}>{designation ?? 'N/A'}</div>,
  },
  { title: TEXTS.columns.contact, render: (_, { phone }) => phone ?? 'N/A' },
  { title: TEXTS.columns.status, render: (_, row) => <AccountStatusSwitch row={row} /> },
  ...(chosen.includes('department')
    ? [
        {
          title: TEXTS.columns.department,
          render: (_: unknown, { department }: EmployeeRow) => department ?? 'N/A',
        },
      ]
    : []),
  {
    title: TEXTS.columns.actions,
    ...ROW_ACTIONS,
    render: (_, row) => <RowActions row={row} onAction={onAction} />,
  },
];

/** On a tablet, texts wrap so that the switch stays visible. Cards use their full width. */
const WRAPPED_TEXT = { maxWidth: 'max(105px, 17cqi)' };
