import type { DepartmentBody } from '@rollcall/shared/contract';
import type { Command } from '../../commands/command.ts';
import { writeAudit } from '../../commands/write-audit.ts';
import type { Db } from '../../core/db/connection.ts';
import { ApiError } from '../../core/errors/api-error.ts';
import {
  areEqual,
  counted,
  refuseBroken,
  refuseStale,
  takenName,
  withChanges,
} from '../changes/change.ts';
import { alignJobTexts } from './job-texts.ts';
import {
  countByDepartment,
  countFormerly,
  countUses,
  type DepartmentRow,
  findDepartments,
  insertDepartment,
  removeDepartment,
  saveDepartment,
} from './queries.ts';

/** All departments, in the order of their ids. */
export async function listDepartments(db: Db): Promise<DepartmentBody[]> {
  const now = await countByDepartment(db);
  const formerly = await countFormerly(db);
  return (await findDepartments(db)).map((row) => ({
    ...row,
    employees: now.get(row.name) ?? 0,
    former: formerly.get(row.id) ?? 0,
  }));
}

/** @throws ApiError `not_found`. */
export async function findDepartment(tx: Db, id: number): Promise<DepartmentBody> {
  const found = (await listDepartments(tx)).find((row) => row.id === id);
  if (!found) throw new ApiError('not_found', 'There is no such department.');
  return found;
}

/** @throws ApiError `invalid` for a name that is in use. */
export async function createDepartment(
  { tx, now, caller }: Command,
  name: string,
): Promise<DepartmentBody> {
  refuseBroken(takenName(await findDepartments(tx), { name }));
  const added = await insertDepartment(tx, name);
  await writeAudit(tx, caller, now, { action: 'department.create', after: added });
  return { ...added, employees: 0, former: 0 };
}

interface Changes {
  readonly name?: string | undefined;
  readonly isActive?: boolean | undefined;
  readonly version?: number | null | undefined;
}

/** @throws ApiError `stale`, or `invalid` for a name that is in use. */
export async function updateDepartment(
  { tx, now, caller }: Command,
  { employees, former, ...before }: DepartmentBody,
  { version, ...changes }: Changes,
): Promise<DepartmentBody> {
  refuseStale(before, version);
  const after = withChanges<DepartmentRow>(before, changes);
  refuseBroken(takenName(await findDepartments(tx), after));
  if (areEqual(before, after)) return { ...before, employees, former };
  const saved = await saveDepartment(tx, after);
  if (saved.name !== before.name) await alignJobTexts(tx, { department: saved.name });
  await writeAudit(tx, caller, now, { action: 'department.update', before, after: saved });
  return { ...saved, employees, former };
}

/** @throws ApiError `conflict` for a department that was used. */
export async function deleteDepartment(
  { tx, now, caller }: Command,
  { employees, former, ...before }: DepartmentBody,
): Promise<null> {
  const people = employees + former;
  const uses = await countUses(tx, before.id);
  if (people + uses > 0) {
    const what =
      people > 0
        ? `${counted(people, 'employee')}, now or in the past`
        : 'assignments, time policies or closed periods';
    const message = `The department ${before.name} has ${what}. Make it inactive instead.`;
    throw new ApiError('conflict', message);
  }
  await removeDepartment(tx, before.id);
  await writeAudit(tx, caller, now, { action: 'department.delete', before });
  return null;
}
