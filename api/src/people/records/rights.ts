import type { Command } from '../../commands/command.ts';
import { writeAudit } from '../../commands/write-audit.ts';
import { type EmployeeRecord, saveEmployee } from './record.ts';

/**
 * Sets the rights of an employee: words that modules ask for (decision 076). A backend of a module sees them with the next
 * call, the console at the next sign-in.
 */
export async function setRights(
  command: Command,
  record: EmployeeRecord,
  rights: readonly string[],
): Promise<EmployeeRecord> {
  const { tx, caller, now } = command;
  const after = [...new Set(rights)].toSorted();
  const { id, employeeCode: code, rights: before } = record;
  if (before.join(' ') === after.join(' ')) return record;
  const saved = await saveEmployee(command, id, { rights: after });
  await writeAudit(tx, caller, now, {
    action: 'employee.rights',
    employee: { id, code },
    before: { rights: before },
    after: { rights: after },
  });
  return saved;
}
