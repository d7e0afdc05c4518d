import {
  endBreak as endBreakCall,
  punchIn as punchInCall,
  punchOut as punchOutCall,
  startBreak as startBreakCall,
} from '@rollcall/shared/contract';
import { makeChange } from '../../commands/change.ts';
import type { Context } from '../../core/context.ts';
import type { AddCall } from '../../http/add-call.ts';
import { endBreak, startBreak } from './break-punch.ts';
import { presentTimeLog } from './present.ts';
import { punchIn, punchOut } from './punch.ts';

/** Punches and breaks (spec §7, design §8): `/user/timeLog`, `/user/timeLog/{id}` and its `/breaks`. */
export function addPunchRoutes(addCall: AddCall, context: Context): void {
  addCall(punchInCall, async (request) => {
    const data = await makeChange(context, request, async (change) =>
      presentTimeLog(await punchIn(change, request.body ?? {})),
    );
    return { status: true, message: 'Punched in', data };
  });

  addCall(punchOutCall, async (request) => {
    const data = await makeChange(context, request, async (change) =>
      presentTimeLog(await punchOut(change, request.params.id, request.body?.punchOut)),
    );
    return { status: true, message: 'Punched out', data };
  });

  addCall(startBreakCall, async (request) => {
    const data = await makeChange(context, request, async (change) =>
      presentTimeLog(await startBreak(change, request.params.id, request.body ?? {})),
    );
    return { status: true, message: 'Break started', data };
  });

  addCall(endBreakCall, async (request) => {
    const data = await makeChange(context, request, async (change) =>
      presentTimeLog(await endBreak(change, request.params.id, request.body?.end)),
    );
    return { status: true, message: 'Break ended', data };
  });
}
