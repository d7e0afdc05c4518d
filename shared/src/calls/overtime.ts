import { type BodyOf, type QueryOf, queryClient, type RowOf } from '@rollcall/shared/transport';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { request, requestPage } from './request.ts';
import { writeMutation } from './write.ts';

/** Overtime of an employee's day. */
export interface OvertimeEntry extends RowOf<'listOvertime'> {}

/** One page of overtime of all employees (capability `working-time`). Failure: 'Failed to fetch overtime'. */
export const overtimeQuery = (query: QueryOf<'listOvertime'>) =>
  queryOptions({
    queryKey: ['overtime', { ...query }],
    queryFn: ({ signal }) => requestPage(ENDPOINTS.listOvertime, 'listOvertime', { query, signal }),
    placeholderData: keepPreviousData,
  });

/** Entries with the minutes that were seen, and what is decided about them. */
export type OvertimeDecision = BodyOf<'decideOvertime'>;

const decide = async (body: OvertimeDecision): Promise<void> => {
  await request(ENDPOINTS.decideOvertime, 'decideOvertime', { body });
};

/** Decides overtime; the toast can undo it. The page shows a failure: 'Failed to decide the overtime'. */
export const decideOvertimeMutation = () =>
  writeMutation('decideOvertime', {
    mutationFn: decide,
    toastFailure: false,
    isPendingUntilRefetched: true,
    success: {
      text: 'Overtime decided',
      tone: 'success',
      action: { label: 'Undo', run: (decided) => undo((decided as OvertimeDecision).entries) },
    },
  });

/** Makes overtime pending again. A failure is a toast: 'Failed to decide the overtime'. */
export const undoOvertimeMutation = () =>
  writeMutation('decideOvertime', {
    mutationFn: (entries: OvertimeDecision['entries']) => decide({ entries, status: 'pending' }),
    success: { text: 'The overtime is pending again', tone: 'success' },
  });

function undo(entries: OvertimeDecision['entries']): void {
  const mutation = queryClient.getMutationCache().build(queryClient, undoOvertimeMutation());
  // A failure shows a toast.
  mutation.execute(entries).catch(() => {});
}
