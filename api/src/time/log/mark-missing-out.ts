import { formatDate } from '@rollcall/shared/domain';
import type { Caller } from '../../access/caller.ts';
import type { Command } from '../../commands/command.ts';
import { correctionLink } from '../../commands/notification-links.ts';
import { notify } from '../../commands/notify.ts';
import { recordEvent } from '../../commands/record-event.ts';
import type { LogRow } from './find-logs.ts';
import { markTimeLogMissingOut } from './write-log.ts';

/**
 * Marks an open log as missing its punch-out, and tells its owner (docs/working-time.md#forgotten-punch-outs).
 * @param command without a caller when the server does it by itself.
 */
export async function markMissingOut(
  command: Pick<Command<Caller | null>, 'tx' | 'now' | 'caller'>,
  open: Pick<LogRow, 'id' | 'employeeId' | 'workDate'>,
): Promise<void> {
  await markTimeLogMissingOut(command.tx, open.id);
  await recordEvent(command, {
    kind: 'missing-out',
    employeeId: open.employeeId,
    details: { timeLogId: open.id, workDate: open.workDate },
  });
  await notify(command, open.employeeId, {
    kind: 'missing-out',
    text: `Your time log of ${formatDate(open.workDate)} has no punch-out. Please request a correction`,
    link: correctionLink(open.id, open.workDate),
  });
}
