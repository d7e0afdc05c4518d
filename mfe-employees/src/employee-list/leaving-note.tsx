import type { EmployeeRow } from '@rollcall/shared/calls';
import { formatDate } from '@rollcall/shared/domain';
import { useCapability } from '@rollcall/shared/session';
import { Typography } from 'antd';
import { TEXTS } from './texts.ts';

/** Below the name of an employee in the list: who leaves, or has left, and when. */
export function LeavingNote({ row: { exitDate } }: { readonly row: EmployeeRow }) {
  const hasLeavers = useCapability('leavers');
  if (!hasLeavers || exitDate === null) return null;
  return (
    <span style={NOTE}>
      <Typography.Text type="secondary" style={INHERITED}>
        {TEXTS.lastDay(formatDate(exitDate))}
      </Typography.Text>
    </span>
  );
}

const INHERITED = { fontSize: 'inherit' } as const;

/** Quieter than the name, which is the row's heading. */
const NOTE = { display: 'block', fontSize: 'var(--rc-size-small)', fontWeight: 400 } as const;
