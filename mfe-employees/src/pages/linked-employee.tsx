import { type EmployeeRow, employeeQuery, readEmployee } from '@rollcall/shared/calls';
import { usePageContext } from '@rollcall/shared/session';
import { ApiError } from '@rollcall/shared/transport';
import { Dialog, ErrorNotice, type ListResult } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Alert, Skeleton } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { TEXTS } from '../notices/texts.ts';

interface Props {
  /** Not a number for an id that is none. */
  readonly id: number;
  readonly title: string;
  readonly list: ListResult<EmployeeRow>;
  readonly onFound: (row: EmployeeRow) => void;
  readonly onClose: () => void;
}

/** The largest id that the contract allows. */
const MAX_ID = 2_147_483_647;

/**
 * The dialog of an employee who is not on the shown page of the list, as after a link. Our own server
 * sends the record; a base backend has no call for it.
 */
export function LinkedEmployee({ id, title, list, onFound, onClose }: Props) {
  const isOwnServer = usePageContext(({ capabilities }) => capabilities !== null);
  const isPossible = Number.isInteger(id) && id > 0 && id <= MAX_ID;
  const isListed = list.data !== undefined || list.error !== null;
  const record = useQuery({
    ...employeeQuery(id),
    enabled: isOwnServer && isPossible && isListed,
  });
  const found = useEffectEvent(onFound);
  useEffect(() => {
    if (record.data) found(readEmployee(record.data));
  }, [record.data]);
  const error = isOwnServer ? record.error : !list.data && list.error;
  const retry = isOwnServer ? () => void record.refetch() : list.retry;
  const isUnknown = !isPossible || (error instanceof ApiError && error.status === 404);
  const isElsewhere = !isOwnServer && list.data !== undefined;
  const text = isUnknown ? TEXTS.unknown : isElsewhere && TEXTS.notOnPage;
  return (
    <Dialog title={title} size="sm" onClose={onClose}>
      {text && <Alert type="error" showIcon role="alert" title={text} />}
      {!text && error && <ErrorNotice message={error.message} onRetry={retry} />}
      {!text && !error && <Skeleton active title={false} aria-label={TEXTS.loading} />}
    </Dialog>
  );
}
