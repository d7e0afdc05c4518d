import {
  decideCorrection as decideCorrectionCall,
  listCorrections,
  listOwnCorrections,
  requestCorrections as requestCorrectionsCall,
  withdrawCorrection as withdrawCorrectionCall,
} from '@rollcall/shared/contract';
import { PAGE_SIZE } from '@rollcall/shared/domain';
import { makeChange } from '../../commands/change.ts';
import type { Context } from '../../core/context.ts';
import type { AddCall } from '../../http/add-call.ts';
import { decideCorrection } from './decision.ts';
import { requestCorrections, withdrawCorrection } from './request.ts';
import { listCorrectionPage } from './service.ts';

/** Corrections: requested by employees, decided by administrators (capability `corrections`, design §8). */
export function addCorrectionRoutes(addCall: AddCall, context: Context): void {
  addCall(requestCorrectionsCall, async (request) => ({
    status: true,
    message: 'Corrections requested',
    data: await makeChange(context, request, (change) => requestCorrections(change, request.body)),
  }));

  addCall(listOwnCorrections, async ({ caller, query: { page = 0, status } }) => {
    const filter = { employeeId: caller.id, status };
    const { rows, ...counted } = await listCorrectionPage(context, filter, page);
    const response = { status: true, message: 'Your corrections', data: rows };
    return { ...response, ...counted, pageSize: PAGE_SIZE };
  });

  addCall(withdrawCorrectionCall, async (request) => {
    await makeChange(context, request, (change) => withdrawCorrection(change, request.params.id));
    return { status: true, message: 'Correction withdrawn', data: null };
  });

  addCall(listCorrections, async ({ query: { page = 0, ...filter } }) => {
    const { rows, ...counted } = await listCorrectionPage(context, filter, page);
    return { status: true, message: 'Corrections', data: rows, ...counted, pageSize: PAGE_SIZE };
  });

  addCall(decideCorrectionCall, async (request) => {
    const data = await makeChange(context, request, (change) =>
      decideCorrection(change, request.params.id, request.body),
    );
    return { status: true, message: `Correction ${data.status.toLowerCase()}`, data };
  });
}
