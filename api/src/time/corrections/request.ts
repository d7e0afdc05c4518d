import type { CorrectionBody } from '@rollcall/shared/contract';
import { formatDate, workDateOf } from '@rollcall/shared/domain';
import type { Change } from '../../commands/change.ts';
import { lockEmployee } from '../../commands/lock-employee.ts';
import { notifyAdministrators } from '../../commands/notify.ts';
import { recordEvent } from '../../commands/record-event.ts';
import { ApiError } from '../../core/errors/api-error.ts';
import { noSuchEmployee } from '../../employees/existence.ts';
import { fullName } from '../../employees/full-name.ts';
import { checkRows, type ProposedRow } from './check-rows.ts';
import { deleteCorrection, findStoredCorrection, insertCorrections } from './queries.ts';
import { noSuchCorrection, readCorrections } from './service.ts';

/** Requests corrections of the caller's own logs: all rows or none (design §8). */
export async function requestCorrections(
  change: Change,
  { rows, reason }: { rows: readonly ProposedRow[]; reason: string },
): Promise<CorrectionBody[]> {
  const { tx, caller, now, zone: companyZone } = change;
  const employee = await lockEmployee(tx, caller.id);
  if (!employee) throw noSuchEmployee();
  const read = await checkRows(change, caller.id, rows);
  const ids = await insertCorrections(
    tx,
    read.map(({ timeLogId, punchIn, punchOut, zone }) => ({
      employeeId: caller.id,
      timeLogId,
      punchIn: new Date(punchIn),
      punchOut: new Date(punchOut),
      zone,
      workDate: workDateOf(punchIn, zone),
      reason,
      requestedAt: new Date(now),
    })),
  );
  const requested = await readCorrections(tx, ids, companyZone);
  for (const { id, workDate } of requested) {
    await recordEvent(change, {
      kind: 'correction-requested',
      employeeId: caller.id,
      details: { correctionId: id, workDate },
    });
  }
  await notifyAdministrators(change, caller.id, {
    kind: 'correction-requested',
    text: `${fullName(employee)} asks for ${describeCorrections(requested)}`,
    link: '/time/corrections',
  });
  return requested;
}

/**
 * Withdraws the caller's own pending correction.
 * @throws ApiError `not_found`, also for another employee's, `conflict` once it is decided.
 */
export async function withdrawCorrection(change: Change, id: number): Promise<void> {
  const { tx, caller } = change;
  await lockEmployee(tx, caller.id);
  const correction = await findStoredCorrection(tx, id);
  if (correction?.employeeId !== caller.id) {
    throw noSuchCorrection();
  }
  if (correction.status !== 'Pending') {
    const status = correction.status.toLowerCase();
    throw new ApiError('conflict', `This correction has been ${status} and cannot be withdrawn.`);
  }
  await deleteCorrection(tx, id);
  await recordEvent(change, {
    kind: 'correction-withdrawn',
    employeeId: caller.id,
    details: { correctionId: id, workDate: correction.workDate },
  });
}

function describeCorrections(requested: readonly CorrectionBody[]): string {
  const [first] = requested;
  return requested.length === 1 && first
    ? `a correction of ${formatDate(first.workDate)}`
    : `${requested.length} corrections`;
}
