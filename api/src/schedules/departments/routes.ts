import * as calls from '@rollcall/shared/contract';
import { runCommand } from '../../commands/run-command.ts';
import type { Context } from '../../core/context.ts';
import type { AddCall } from '../../http/add-call.ts';
import { lockSettings } from '../changes/change.ts';
import {
  createDepartment,
  deleteDepartment,
  findDepartment,
  listDepartments,
  updateDepartment,
} from './departments.ts';
import { renameDesignation } from './designations.ts';
import { findDesignations } from './queries.ts';

/** `/admin/departments` and `/admin/designations`. */
export function addDepartmentRoutes(addCall: AddCall, context: Context): void {
  addCall(calls.listDepartments, async () => ({
    status: true,
    message: 'Departments',
    data: await listDepartments(context.db),
  }));

  addCall(calls.createDepartment, async (request) => ({
    status: true,
    message: 'Department added',
    data: await runCommand(context, request, {
      lock: lockSettings,
      work: (command) => createDepartment(command, request.body.name),
    }),
  }));

  addCall(calls.updateDepartment, async (request) => ({
    status: true,
    message: 'Department saved',
    data: await runCommand(context, request, {
      lock: lockSettings,
      work: async (command) =>
        updateDepartment(
          command,
          await findDepartment(command.tx, request.params.id),
          request.body,
        ),
    }),
  }));

  addCall(calls.deleteDepartment, async (request) => ({
    status: true,
    message: 'Department deleted',
    data: await runCommand(context, request, {
      lock: lockSettings,
      work: async (command) =>
        deleteDepartment(command, await findDepartment(command.tx, request.params.id)),
    }),
  }));

  addCall(calls.listDesignations, async () => ({
    status: true,
    message: 'Designations',
    data: await findDesignations(context.db),
  }));

  addCall(calls.renameDesignation, async (request) => ({
    status: true,
    message: 'Designation renamed',
    data: await runCommand(context, request, {
      lock: lockSettings,
      work: (command) => renameDesignation(command, request.body),
    }),
  }));
}
