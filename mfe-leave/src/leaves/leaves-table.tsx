import { clampPage } from '@rollcall/shared/domain';
import { ErrorNotice, ListFooter } from '@rollcall/shared/ui';
import { Table } from 'antd';
import { useEffect } from 'react';
import { LEAVE_COLUMNS } from './leave-columns.tsx';
import { LeaveCounters } from './leave-counters.tsx';
import { TEXTS } from './texts.ts';
import { useLeaves } from './use-leaves.ts';

interface Props {
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** Counters and a page of leaves with its footer. */
export function LeavesTable({ page, onPage }: Props) {
  const { data, error, isRefreshing, retry } = useLeaves(page);
  const lastPage = data ? clampPage(page, data.total, data.pageSize) : page;
  useEffect(() => {
    if (!isRefreshing && lastPage !== page) onPage(lastPage);
  }, [isRefreshing, lastPage, onPage, page]);

  if (error) return <ErrorNotice message={error.message} onRetry={retry} />;
  return (
    <>
      <LeaveCounters counts={data?.counts} />
      <Table
        columns={LEAVE_COLUMNS}
        dataSource={[...(data?.rows ?? [])]}
        rowKey={(row) => row.id ?? JSON.stringify(row)}
        pagination={false}
        scroll={{ x: 'max-content' }}
        loading={isRefreshing}
        locale={{ emptyText: data ? TEXTS.empty : TEXTS.loading }}
      />
      {data && (
        <ListFooter
          page={page}
          pageSize={data.pageSize}
          total={data.total}
          onPage={onPage}
          unreadable={data.unreadable}
        />
      )}
    </>
  );
}
