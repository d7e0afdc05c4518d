import type { EmployeeRow } from '@rollcall/shared/calls';
import { formatDate } from '@rollcall/shared/domain';
import { useCapability } from '@rollcall/shared/session';
import { NameNote } from './name-note.tsx';
import { TEXTS } from './texts.ts';

/** Below the name of an employee in the list: who leaves, or has left, and when. */
export function LeavingNote({ row: { exitDate } }: { readonly row: EmployeeRow }) {
  const hasLeavers = useCapability('leavers');
  if (!hasLeavers || exitDate === null) return null;
  return <NameNote text={TEXTS.lastDay(formatDate(exitDate))} />;
}
