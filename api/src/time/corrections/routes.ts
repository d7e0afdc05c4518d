import {
  decideCorrection as decideCorrectionCall,
  listCorrections,
  listOwnCorrections,
  reopenCorrection as reopenCorrectionCall,
  requestCorrections as requestCorrectionsCall,
  withdrawCorrection as withdrawCorrectionCall,
} from '@rollcall/shared/contract';
import { PAGE_SIZE } from '@rollcall/shared/domain';
import { deciderOf } from '../../access/own-decisions.ts';
import { lockCaller } from '../../commands/lock-employee.ts';
import { runCommand } from '../../commands/run-command.ts';
import type { Context } from '../../core/context.ts';
import type { AddCall } from '../../http/add-call.ts';
import { decideCorrection } from './decision.ts';
import { lockCorrection, lockOwnCorrection } from './lock-correction.ts';
import { reopenCorrection } from './reopen.ts';
import { requestCorrections, withdrawCorrection } from './request.ts';
import { listCorrectionPage } from './service.ts';

/** Corrections: requested by employees, decided by administrators (capability `corrections`, design §8). */
export function addCorrectionRoutes(addCall: AddCall, context: Context): void {
  addCall(requestCorrectionsCall, async (request) => ({
    status: true,
    message: 'Corrections requested',
    data: await runCommand(context, request, {
      lock: lockCaller,
      work: (command, employee) => requestCorrections(command, employee, request.body),
    }),
  }));

  addCall(listOwnCorrections, async ({ caller, query: { page = 0, status } }) => {
    const filter = { employeeId: caller.id, status };
    const { rows, ...counted } = await listCorrectionPage(context, filter, page);
    const response = { status: true, message: 'Your corrections', data: rows };
    return { ...response, ...counted, pageSize: PAGE_SIZE };
  });

  addCall(withdrawCorrectionCall, async (request) => {
    await runCommand(context, request, {
      lock: (command) => lockOwnCorrection(command, request.params.id),
      work: withdrawCorrection,
    });
    return { status: true, message: 'Correction withdrawn', data: null };
  });

  addCall(listCorrections, async ({ caller, query: { page = 0, ...filter } }) => {
    const { rows, ...counted } = await listCorrectionPage(context, filter, page);
    const employeeIds = rows.map(({ employeeId }) => employeeId);
    const mayDecide = await deciderOf(context.db, caller, employeeIds);
    const data = rows.map((row) => ({ ...row, mayDecide: mayDecide(row.employeeId) }));
    return { status: true, message: 'Corrections', data, ...counted, pageSize: PAGE_SIZE };
  });

  addCall(decideCorrectionCall, async (request) => {
    const data = await runCommand(context, request, {
      lock: (command) => lockCorrection(command, request.params.id),
      work: (command, locked) => decideCorrection(command, locked, request.body),
    });
    return { status: true, message: `Correction ${data.status.toLowerCase()}`, data };
  });

  addCall(reopenCorrectionCall, async (request) => ({
    status: true,
    message: 'Correction is pending again',
    data: await runCommand(context, request, {
      lock: (command) => lockCorrection(command, request.params.id),
      work: (command, locked) => reopenCorrection(command, locked, request.body ?? {}),
    }),
  }));
}
