import { allEmployeesQuery, wholeMonthMutation } from '@rollcall/shared/calls';
import { useCapability } from '@rollcall/shared/session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { attendanceMap } from './attendance-map.ts';
import type { MonthQuery, MonthRow } from './month-list-result.ts';

type Printed = Omit<MonthQuery, 'page' | 'pageSize'>;

/** Prints the month of everyone who matches the filter, whatever page is on the screen. */
export function usePrintMonth(query: Printed) {
  const isOfServer = useCapability('attendance.month');
  const client = useQueryClient();
  const [rows, setRows] = useState<readonly MonthRow[]>();
  const { mutate, isPending } = useMutation({ ...wholeMonthMutation(), onSuccess: setRows });
  // The list, which reads the same, shows why it fails.
  const printBase = async () => {
    const { rows: employees } = await client.ensureQueryData(allEmployeesQuery('listAttendance'));
    setRows(employees.map((employee) => attendanceMap(employee, query.month)));
  };
  const print = useEffectEvent(() => window.print());
  useEffect(() => {
    if (!rows) return undefined;
    const forget = () => setRows(undefined);
    window.addEventListener('afterprint', forget);
    print();
    return () => window.removeEventListener('afterprint', forget);
  }, [rows]);
  return {
    onPrint: () => (isOfServer ? mutate(query) : printBase().catch(() => undefined)),
    isPreparing: isPending,
    /** Undefined unless they are being printed. */
    rows,
  };
}
