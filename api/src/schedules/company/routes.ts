import { getCompany, updateCompany as updateCall } from '@rollcall/shared/contract';
import { runCommand } from '../../commands/run-command.ts';
import type { Context } from '../../core/context.ts';
import type { AddCall } from '../../http/add-call.ts';
import { lockSettings } from '../changes/change.ts';
import { readCompany, updateCompany } from './service.ts';

/** `/admin/company`. */
export function addCompanyRoutes(addCall: AddCall, context: Context): void {
  addCall(getCompany, async () => ({
    status: true,
    message: 'Company',
    data: await readCompany(context),
  }));

  addCall(updateCall, async (request) => ({
    status: true,
    message: 'Company saved',
    data: await runCommand(context, request, {
      lock: lockSettings,
      work: (command) => updateCompany(command, request.body),
    }),
  }));
}
