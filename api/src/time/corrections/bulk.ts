import { formatDate, formatTime, toWallClock } from '@rollcall/shared/domain';
import {
  type BulkAction,
  type BulkActionsOf,
  defineBulkAction,
  defineBulkList,
} from '../../commands/bulk-action.ts';
import { invalid } from '../../commands/read-time.ts';
import { fullName } from '../../employees/full-name.ts';
import { decideCorrection } from './decision.ts';
import { CORRECTIONS_FILTER } from './export.ts';
import { lockCorrection } from './lock-correction.ts';
import { type CorrectionRow, findCorrections, findCorrectionsAfter } from './queries.ts';
import { reopenCorrection } from './reopen.ts';

/** An undo means the decision of this time only; ISO 8601. */
interface Decided {
  readonly decidedAt: string;
}

/** An approval of a correction whose log has changed since is refused: its times must be compared one by one. */
const decide = (status: 'Approved' | 'Rejected'): BulkAction =>
  defineBulkAction<Decided>({
    check({ reason }) {
      if (status === 'Rejected' && !reason) throw invalid('values.reason', 'A reason is required');
    },
    async run(_context, command, id, { reason }) {
      const locked = await lockCorrection(command, id);
      const { decidedAt } = await decideCorrection(command, locked, { status, reason });
      if (locked.correction.status === status || decidedAt === null) return null;
      return { undo: { decidedAt } };
    },
    async undo(command, id, undo) {
      await reopenCorrection(command, await lockCorrection(command, id), undo);
    },
  });

export const CORRECTION_ACTIONS: BulkActionsOf<'corrections'> = {
  'corrections.approve': decide('Approved'),
  'corrections.reject': decide('Rejected'),
};

export const CORRECTION_LIST = defineBulkList({
  filter: CORRECTIONS_FILTER,
  async find(db, filter, limit) {
    const found = await findCorrectionsAfter(db, filter, 0, limit);
    return found.map(({ id }) => id);
  },
  async name(db, ids) {
    const found = await findCorrections(db, { ids });
    return new Map(
      found.map(({ id, employee, workDate, ...row }) => [
        id,
        { name: fullName(employee), detail: `${formatDate(workDate)}, ${timesOf(row)}` },
      ]),
    );
  },
});

/** The times that the employee asks for. */
function timesOf({
  punchIn,
  punchOut,
  zone,
}: Pick<CorrectionRow, 'punchIn' | 'punchOut' | 'zone'>) {
  const [start, end] = [punchIn, punchOut].map((at) => formatTime(toWallClock(at.getTime(), zone)));
  return `${start} – ${end}`;
}
