import { clampPage } from '@rollcall/shared/domain';
import { ErrorNotice, ListFooter } from '@rollcall/shared/ui';
import { Table } from 'antd';
import { useEffect } from 'react';
import { TEXTS } from './texts.ts';
import { TIME_LOG_COLUMNS } from './time-log-columns.tsx';
import { useTimeLogs } from './use-time-logs.ts';

interface Props {
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** A page of everybody's time logs, with its footer. */
export function TimeLogsTable({ page, onPage }: Props) {
  const { data, error, isRefreshing, retry } = useTimeLogs(page);
  const lastPage = data ? clampPage(page, data.total, data.pageSize) : page;
  useEffect(() => {
    if (!isRefreshing && lastPage !== page) onPage(lastPage);
  }, [isRefreshing, lastPage, onPage, page]);

  if (error) return <ErrorNotice message={error.message} onRetry={retry} />;
  return (
    <>
      <Table
        columns={TIME_LOG_COLUMNS}
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
