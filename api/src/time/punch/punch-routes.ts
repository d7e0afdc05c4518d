import {
  endBreak as endBreakCall,
  punchIn as punchInCall,
  punchOut as punchOutCall,
  startBreak as startBreakCall,
} from '@rollcall/shared/contract';
import { runCommand } from '../../commands/run-command.ts';
import type { Context } from '../../core/context.ts';
import type { AddCall } from '../../http/add-call.ts';
import { presentTimeLog } from '../log/present.ts';
import { endBreak, startBreak } from './break-punch.ts';
import { lockTimeLog, lockToPunchIn, punchIn, punchOut } from './punch.ts';

/** Punches and breaks (spec §7, design §8): `/user/timeLog`, `/user/timeLog/{id}` and its `/breaks`. */
export function addPunchRoutes(addCall: AddCall, context: Context): void {
  addCall(punchInCall, async (request) => {
    const data = await runCommand(context, request, {
      lock: (command) => lockToPunchIn(command, request.body ?? {}),
      work: async (command, locked) =>
        presentTimeLog(await punchIn(command, locked, request.body ?? {})),
    });
    return { status: true, message: 'Punched in', data };
  });

  addCall(punchOutCall, async (request) => {
    const data = await runCommand(context, request, {
      lock: (command) => lockTimeLog(command, request.params.id),
      work: async (command, locked) =>
        presentTimeLog(await punchOut(command, locked, request.body?.punchOut)),
    });
    return { status: true, message: 'Punched out', data };
  });

  addCall(startBreakCall, async (request) => {
    const data = await runCommand(context, request, {
      lock: (command) => lockTimeLog(command, request.params.id),
      work: async (command, locked) =>
        presentTimeLog(await startBreak(command, locked, request.body ?? {})),
    });
    return { status: true, message: 'Break started', data };
  });

  addCall(endBreakCall, async (request) => {
    const data = await runCommand(context, request, {
      lock: (command) => lockTimeLog(command, request.params.id),
      work: async (command, locked) =>
        presentTimeLog(await endBreak(command, locked, request.body?.end)),
    });
    return { status: true, message: 'Break ended', data };
  });
}
