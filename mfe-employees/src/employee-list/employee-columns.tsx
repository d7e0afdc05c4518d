import { UserOutlined } from '@ant-design/icons';
import type { EmployeeRow } from '@rollcall/shared/calls';
import { EMPLOYEE_CODE_PREFIX, joinNames, titleCase } from '@rollcall/shared/domain';
import { ROW_HEADING, StatusTag } from '@rollcall/shared/ui';
import { Avatar, Flex, type TableColumnsType } from 'antd';
import { TEXTS } from './texts.ts';

/** First, middle and last name in title case; 'N/A' when there is none (spec §2). */
function shownName({ firstName, middleName, lastName }: EmployeeRow): string {
  const joined = joinNames(firstName, middleName, lastName);
  return joined === 'N/A' ? joined : titleCase(joined);
}

/** Columns of spec §2, in its order. */
export const EMPLOYEE_COLUMNS: TableColumnsType<EmployeeRow> = [
  {
    title: TEXTS.columns.id,
    render: (_, { id }) => (id === null ? 'N/A' : `${EMPLOYEE_CODE_PREFIX}${id}`),
  },
  {
    title: TEXTS.columns.name,
    ...ROW_HEADING,
    render: (_, row) => (
      <Flex align="center" gap="small">
        <Avatar
          size="small"
          src={row.avatarUrl ?? undefined}
          alt=""
          icon={<UserOutlined aria-hidden />}
        />
        {shownName(row)}
      </Flex>
    ),
  },
  { title: TEXTS.columns.designation, render: (_, { designation }) => designation ?? 'N/A' },
  { title: TEXTS.columns.contact, render: (_, { phone }) => phone ?? 'N/A' },
  {
    title: TEXTS.columns.status,
    render: (_, { isActive }) => <StatusTag status={isActive ? TEXTS.active : TEXTS.inactive} />,
  },
];
