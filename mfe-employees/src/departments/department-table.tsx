import {
  type Department,
  departmentActiveMutation,
  departmentsQuery,
} from '@rollcall/shared/calls';
import {
  cutListPage,
  ListTable,
  NO_WRAP,
  ROW_ACTIONS,
  ROW_HEADING,
  useRowDescription,
} from '@rollcall/shared/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button, Flex, Switch, type TableColumnsType } from 'antd';
import { useState } from 'react';
import type { useDepartmentDialog } from './department-dialogs.tsx';
import { TEXTS } from './texts.ts';

interface Props {
  readonly dialog: ReturnType<typeof useDepartmentDialog>;
}

/** All departments, with how many are in each. */
export function DepartmentTable({ dialog }: Props) {
  const { data, error, isFetching, refetch } = useQuery(departmentsQuery());
  const [page, setPage] = useState(0);
  return (
    <ListTable
      label={TEXTS.list}
      columns={columnsOf(dialog)}
      list={{
        data: data && cutListPage(data, page, 0),
        error,
        isRefreshing: isFetching && data !== undefined,
        retry: () => void refetch(),
      }}
      page={page}
      onPage={setPage}
      texts={{ loading: TEXTS.loading, empty: TEXTS.empty }}
      hasEmptyFooter={false}
    />
  );
}

function columnsOf(dialog: Props['dialog']): TableColumnsType<Department> {
  return [
    {
      title: TEXTS.columns.department,
      minWidth: 120,
      ...ROW_HEADING,
      render: (_, { name }) => name,
    },
    {
      title: TEXTS.columns.employees,
      width: 120,
      ...NO_WRAP,
      render: (_, { employees, former }) => TEXTS.employees(employees, former),
    },
    {
      title: TEXTS.columns.active,
      width: 50,
      ...NO_WRAP,
      render: (_, department) => <ActiveSwitch department={department} />,
    },
    {
      title: TEXTS.columns.actions,
      width: 150,
      ...ROW_ACTIONS,
      render: (_, department) => <Actions department={department} dialog={dialog} />,
    },
  ];
}

interface RowProps {
  readonly department: Department;
}

function ActiveSwitch({ department: { id, isActive, version } }: RowProps) {
  const { mutate, isPending } = useMutation(departmentActiveMutation());
  return (
    <Switch
      checked={isActive}
      loading={isPending}
      aria-label={TEXTS.isActive}
      {...useRowDescription()}
      onChange={(checked) => mutate({ id, isActive: checked, version })}
    />
  );
}

function Actions({ department, dialog }: RowProps & Props) {
  const { id, employees, former } = department;
  const description = useRowDescription();
  const isUsed = employees + former > 0;
  return (
    <Flex gap="small">
      <Button
        size="small"
        aria-haspopup="dialog"
        {...description}
        onClick={() => dialog.rename(id)}
      >
        {TEXTS.rename}
      </Button>
      <Button
        size="small"
        aria-haspopup="dialog"
        disabled={isUsed}
        title={isUsed ? TEXTS.inUse : undefined}
        {...description}
        onClick={() => dialog.remove(id)}
      >
        {TEXTS.delete}
      </Button>
    </Flex>
  );
}
