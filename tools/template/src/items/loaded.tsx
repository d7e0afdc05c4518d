import { ErrorNotice } from '@rollcall/shared/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import type { ReactNode } from 'react';

interface Props<Data> {
  readonly query: UseQueryResult<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** The data of a query, or that it is loading or has failed. */
export function Loaded<Data>({ query, children }: Props<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error === null) return <Skeleton active title={false} />;
  return <ErrorNotice message={query.error.message} onRetry={() => void query.refetch()} />;
}
