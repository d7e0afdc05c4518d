import type { CorrectionBody } from '@rollcall/shared/contract';
import { formatDate } from '@rollcall/shared/domain';
import { planTimeLog } from '../../attendance/plans/work-date.ts';
import type { Command } from '../../commands/command.ts';
import type { LockedEmployee } from '../../commands/lock-employee.ts';
import { notifyAdministrators } from '../../commands/notify.ts';
import { recordEvent } from '../../commands/record-event.ts';
import { ApiError } from '../../core/errors/api-error.ts';
import { fullName } from '../../employees/full-name.ts';
import { describeDates } from '../describe-dates.ts';
import { checkRows, type ProposedRow } from './check-rows.ts';
import type { LockedCorrection } from './lock-correction.ts';
import { deleteCorrection, insertCorrections } from './queries.ts';
import { forgetRequest, requestKeyOf } from './request-notices.ts';
import { readCorrections } from './service.ts';

/** Requests corrections of the caller's own logs: all rows or none (design §8). */
export async function requestCorrections(
  command: Command,
  employee: LockedEmployee,
  { rows, reason }: { rows: readonly ProposedRow[]; reason: string },
): Promise<CorrectionBody[]> {
  const { tx, caller, now, zone: companyZone } = command;
  const read = await checkRows(command, employee, rows);
  const workDates: string[] = [];
  for (const { punchIn, zone: logZone, workDate } of read) {
    const log = { employeeId: caller.id, punchIn, logZone };
    workDates.push(workDate ?? (await planTimeLog({ db: tx, zone: companyZone }, log)).workDate);
  }
  const ids = await insertCorrections(
    tx,
    read.map(({ timeLogId, punchIn, punchOut, logState, zone }, index) => ({
      employeeId: caller.id,
      timeLogId,
      punchIn: new Date(punchIn),
      punchOut: new Date(punchOut),
      zone,
      logState,
      workDate: workDates[index] ?? '',
      reason,
      requestedAt: new Date(now),
    })),
  );
  const requested = await readCorrections(tx, ids, companyZone);
  for (const { id, workDate } of requested) {
    await recordEvent(command, {
      kind: 'correction-requested',
      employeeId: caller.id,
      details: { correctionId: id, workDate },
    });
  }
  await notifyAdministrators(command, caller.id, {
    kind: 'correction-requested',
    text: `${fullName(employee)} asks for ${describeCorrections(requested)}`,
    link: '/time/corrections',
    groupKey: requestKeyOf({ employeeId: caller.id, requestedAt: new Date(now) }),
  });
  return requested;
}

/**
 * Withdraws the caller's own pending correction.
 * @throws ApiError `conflict` once it is decided.
 */
export async function withdrawCorrection(
  command: Command,
  { correction }: LockedCorrection,
): Promise<void> {
  const { tx, caller } = command;
  const { id } = correction;
  if (correction.status !== 'Pending') {
    const status = correction.status.toLowerCase();
    throw new ApiError('conflict', `This correction has been ${status} and cannot be withdrawn.`);
  }
  await deleteCorrection(tx, id);
  await forgetRequest(command, correction);
  await recordEvent(command, {
    kind: 'correction-withdrawn',
    employeeId: caller.id,
    details: { correctionId: id, workDate: correction.workDate },
  });
}

function describeCorrections(requested: readonly CorrectionBody[]): string {
  const [first] = requested;
  return requested.length === 1 && first
    ? `a correction of ${formatDate(first.workDate)}`
    : `${requested.length} corrections: ${describeDates(requested.map(({ workDate }) => workDate))}`;
}
