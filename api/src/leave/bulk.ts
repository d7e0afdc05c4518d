import { formatDate } from '@rollcall/shared/domain';
import {
  type BulkAction,
  type BulkActionsOf,
  defineBulkAction,
  defineBulkList,
} from '../commands/bulk-action.ts';
import { invalid } from '../commands/read-time.ts';
import { ApiError } from '../core/errors/api-error.ts';
import { fullName } from '../employees/full-name.ts';
import { decideLeave, reopenLeave } from './decision.ts';
import { LEAVES_FILTER } from './export.ts';
import { isDecisionUnheard } from './notifications.ts';
import { findLeaves, findLeavesAfter } from './queries.ts';
import { lockLeave } from './request.ts';

/** An undo means the decision of this time only; ISO 8601. */
interface Decided {
  readonly decidedAt: string;
}

const decide = (status: 'Approved' | 'Rejected'): BulkAction =>
  defineBulkAction<Decided>({
    check({ reason }) {
      if (status === 'Rejected' && !reason) throw invalid('values.reason', 'A reason is required');
    },
    async run(_context, command, id, { reason }) {
      const locked = await lockLeave(command, id);
      const { decidedAt } = await decideLeave(command, locked, { status, reason });
      if (locked.leave.status === status || decidedAt === null) return null;
      return { undo: { decidedAt: decidedAt.toISOString() } };
    },
    async undo(command, id, undo) {
      const locked = await lockLeave(command, id);
      const isLate = locked.leave.status !== 'Pending' && !(await isDecisionUnheard(command, id));
      if (isLate) throw new ApiError('conflict', TOO_LATE);
      await reopenLeave(command, locked, undo);
    },
  });

const TOO_LATE =
  'The employee has been notified of this decision. Undo it in the list, with a reason.';

export const LEAVE_ACTIONS: BulkActionsOf<'leaves'> = {
  'leaves.approve': decide('Approved'),
  'leaves.reject': decide('Rejected'),
};

const range = (startDate: string, endDate: string) =>
  startDate === endDate
    ? formatDate(startDate)
    : `${formatDate(startDate)} – ${formatDate(endDate)}`;

export const LEAVE_LIST = defineBulkList({
  filter: LEAVES_FILTER,
  async find(db, { employeeId = null, ...filter }, limit) {
    const found = await findLeavesAfter(db, { ...filter, employeeId }, 0, limit);
    return found.map(({ id }) => id);
  },
  async name(db, ids) {
    const found = await findLeaves(db, { employeeId: null, ids });
    return new Map(
      found.map(({ id, employee, type, startDate, endDate }) => [
        id,
        { name: fullName(employee), detail: `${type}, ${range(startDate, endDate)}` },
      ]),
    );
  },
});
