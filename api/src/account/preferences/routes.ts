import { getPreferences, updatePreferences } from '@rollcall/shared/contract';
import { lockCaller } from '../../commands/lock-employee.ts';
import { runCommand } from '../../commands/run-command.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/connection.ts';
import { eq } from '../../core/db/drizzle.ts';
import { employees } from '../../core/db/tables/employees.ts';
import { noSuchEmployee } from '../../core/errors/no-such-employee.ts';
import type { AddCall } from '../../http/add-call.ts';

/** `/me/preferences`: what the caller chose for themselves. */
export function addPreferenceRoutes(addCall: AddCall, context: Context): void {
  addCall(getPreferences, async ({ caller }) => ({
    status: true,
    message: 'Preferences',
    data: await readPreferences(context.db, caller.id),
  }));

  addCall(updatePreferences, async (request) => {
    const data = await runCommand(context, request, {
      lock: lockCaller,
      work: async ({ tx, caller }) => {
        const { dailyMail } = request.body;
        await tx.update(employees).set({ dailyMail }).where(eq(employees.id, caller.id));
        return { dailyMail };
      },
    });
    return { status: true, message: 'Preferences saved', data };
  });
}

async function readPreferences(db: Db, id: number) {
  const [preferences] = await db
    .select({ dailyMail: employees.dailyMail })
    .from(employees)
    .where(eq(employees.id, id));
  if (!preferences) throw noSuchEmployee();
  return preferences;
}
