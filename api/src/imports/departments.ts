import type { Command } from '../commands/command.ts';
import { ApiError } from '../core/errors/api-error.ts';
import { deleteDepartment, listDepartments } from '../schedules/departments/departments.ts';

/** Deletes the departments that an import has added, except those that are in use. */
export async function removeAddedDepartments(
  command: Command,
  names: readonly string[],
): Promise<void> {
  const added = (await listDepartments(command.tx)).filter(({ name }) => names.includes(name));
  for (const department of added) {
    try {
      await deleteDepartment(command, department);
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'conflict')) throw error;
    }
  }
}
