import { allPeriodRowsMutation, type PeriodRow, periodQuery } from '@rollcall/shared/calls';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

/** Employees on one page of the screen. */
export const PAGE_SIZE = 50;

/** A page of the figures of a period. */
export const useSheet = (id: number, page: number) =>
  useQuery(periodQuery(id, { page, pageSize: PAGE_SIZE }));

/** Prints the sheet with all employees, which it reads first. */
export function usePrint(id: number) {
  const [rows, setRows] = useState<readonly PeriodRow[]>();
  const { mutate, isPending } = useMutation({ ...allPeriodRowsMutation(id), onSuccess: setRows });
  const print = useEffectEvent(() => window.print());
  useEffect(() => {
    if (rows) print();
  }, [rows]);
  return { print: () => mutate(undefined), isPreparing: isPending, rows };
}
