import type { Leave } from '@rollcall/shared/calls';
import type { ListResult } from '@rollcall/shared/ui';
import { lazy, Suspense } from 'react';
import { useLeaveDialog } from './use-leave-dialog.ts';

const DetailsDialog = lazy(async () => ({
  default: (await import('./details-dialog.tsx')).DetailsDialog,
}));

/** The details of the leave that the URL names. No call reads a single leave, so its row must be on the shown page. */
export function LinkedLeave({ list }: { readonly list: ListResult<Leave> }) {
  const details = useLeaveDialog('details');
  const reason = useLeaveDialog('reason');
  const find = (id: number) => list.data?.rows.find((leave) => leave.id === id);
  const { id = reason.id } = details;
  if (id === undefined) return null;
  const leave = find(id);
  // The row itself shows the dialog that asks for a reason.
  if (leave && details.id === undefined) return null;
  return (
    <Suspense fallback={null}>
      <DetailsDialog key={id} leave={leave} list={list} onClose={details.close} />
    </Suspense>
  );
}
