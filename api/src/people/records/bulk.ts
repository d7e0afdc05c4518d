import { today } from '@rollcall/shared/domain';
import { type BulkAction, defineBulkAction } from '../../commands/bulk-action.ts';
import type { Command } from '../../commands/command.ts';
import { invalid } from '../../commands/read-time.ts';
import { ApiError } from '../../core/errors/api-error.ts';
import { fullName } from '../../employees/full-name.ts';
import { resendInvitation } from './invitation.ts';
import { joinTerms } from './join-terms.ts';
import { type EmployeeRecord, lockRecord } from './record.ts';
import { lockAccount, setAccountStatus } from './status-and-role.ts';
import { updateEmployee } from './update.ts';

/** What an action made of a record: another version means that something else has changed it since. */
interface Made {
  readonly version: number;
}

/** Activates or deactivates accounts. The first decision on an account has nothing to go back to. */
const setStatus = (isActive: boolean): BulkAction =>
  defineBulkAction<Made>({
    async run(_context, command, id) {
      const { record, ...others } = await lockAccount(command, id);
      const saved = await setAccountStatus(command, { record, ...others }, isActive);
      if (record.isActive === isActive) return null;
      const note = whyFinal(record, saved);
      return note === undefined ? { undo: { version: saved.version } } : { undo: null, note };
    },
    async undo(command, id, { version }) {
      const account = await lockAccount(command, id);
      refuseChanged(account.record, version);
      await setAccountStatus(command, account, !isActive);
    },
  });

/** Why a change of an account cannot be undone; undefined when it can. */
function whyFinal(before: EmployeeRecord, after: EmployeeRecord): string | undefined {
  if (before.isActive === null && after.isActive === false) {
    return 'A new account: its registration is refused. This cannot be undone.';
  }
  if (before.isActive === null) return 'A new account. This cannot be undone.';
  return before.deactivateOnExit && !after.deactivateOnExit
    ? 'Has left: the account no longer ends with the exit date. This cannot be undone.'
    : undefined;
}

interface Moved extends Made {
  readonly before: string | null;
  /** The date from which the department counts, `YYYY-MM-DD`. */
  readonly date: string;
}

const changeDepartment = defineBulkAction<Moved>({
  check({ department }) {
    if (department === undefined) throw invalid('values.department', 'A department is required');
  },
  async run(_context, command, id, { department }) {
    const record = await lockRecord(command, id);
    if (record.department === department) return null;
    const date = today(command.now, command.zone);
    const { version } = await setDepartment(command, record, department ?? null, date);
    return { undo: { version, before: record.department, date } };
  },
  async undo(command, id, { version, before, date }) {
    const record = await lockRecord(command, id);
    refuseChanged(record, version);
    await setDepartment(command, record, before, date);
    await joinTerms(command.tx, id, date);
  },
});

const setDepartment = (
  command: Command,
  record: EmployeeRecord,
  department: string | null,
  effectiveDate: string,
): Promise<EmployeeRecord> =>
  updateEmployee(command, record, { department, effectiveDate, version: record.version });

/** Nothing withdraws what may have been read. */
const inviteAgain = defineBulkAction<never>({
  async run(context, command, id) {
    await resendInvitation(context, command, await lockRecord(command, id));
    return { undo: null };
  },
});

function refuseChanged(record: EmployeeRecord, version: number): void {
  if (record.version === version) return;
  throw new ApiError('conflict', `${fullName(record)} has been changed since.`);
}

/** What can be done with several accounts. */
export const ACCOUNT_ACTIONS = {
  'employees.activate': setStatus(true),
  'employees.deactivate': setStatus(false),
  'employees.department': changeDepartment,
  'employees.invite': inviteAgain,
};
