import { employeesQuery } from '@rollcall/shared/calls';
import { clampPage, PAGE_SIZE } from '@rollcall/shared/domain';
import { ErrorNotice, ListFooter } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Table } from 'antd';
import { useEffect } from 'react';
import { EMPLOYEE_COLUMNS } from './employee-columns.tsx';
import { TEXTS } from './texts.ts';

interface Props {
  readonly page: number;
  readonly isActive: boolean;
  readonly onPage: (page: number) => void;
}

/** A page of employees with its footer; on failure the message stands in the table's place (spec §2). */
export function EmployeesTable({ page, isActive, onPage }: Props) {
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(
    employeesQuery({ page, isActive }),
  );
  const pageSize = data?.pageSize ?? PAGE_SIZE;
  const total = data?.total ?? data?.rows.length ?? 0;
  const lastPage = clampPage(page, total, pageSize);
  const isBeyondEnd = data !== undefined && !isPlaceholderData && lastPage !== page;
  useEffect(() => {
    if (isBeyondEnd) onPage(lastPage);
  }, [isBeyondEnd, lastPage, onPage]);

  if (error)
    return <ErrorNotice message={TEXTS.error(error.message)} onRetry={() => void refetch()} />;
  return (
    <>
      <Table
        columns={EMPLOYEE_COLUMNS}
        dataSource={[...(data?.rows ?? [])]}
        rowKey={(row) => row.id ?? JSON.stringify(row)}
        pagination={false}
        scroll={{ x: 'max-content' }}
        loading={isPlaceholderData}
        locale={{ emptyText: isPending ? TEXTS.loading : TEXTS.empty }}
      />
      {data && <ListFooter {...{ page, pageSize, total, onPage }} unreadable={data.unreadable} />}
    </>
  );
}
