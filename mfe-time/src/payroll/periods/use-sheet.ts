import {
  allPeriodRowsMutation,
  type PeriodRow,
  periodQuery,
  periodSheetMutation,
} from '@rollcall/shared/calls';
import type { SheetLevel } from '@rollcall/shared/contract';
import { sheetFileName } from '@rollcall/shared/domain';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

/** Employees on one page of the screen. */
export const PAGE_SIZE = 50;

/** A page of the figures of a period. */
export const useSheet = (id: number, page: number) =>
  useQuery(periodQuery(id, { page, pageSize: PAGE_SIZE }));

/** Downloads the sheet as a file. */
export function useDownload(
  id: number,
  period: Parameters<typeof sheetFileName>[0] | undefined,
): { readonly download: (level: SheetLevel) => void; readonly isDownloading: boolean } {
  const { mutate, isPending } = useMutation({
    ...periodSheetMutation(id),
    onSuccess: (csv, level) => period && save(csv, sheetFileName(period, level)),
  });
  return { download: mutate, isDownloading: isPending };
}

function save(csv: string, fileName: string): void {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

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
