import type { CompanySettingsBody } from '@rollcall/shared/contract';
import type { Command } from '../../commands/command.ts';
import { writeAudit } from '../../commands/write-audit.ts';
import type { Context } from '../../core/context.ts';
import { areEqual, refuseStale, withChanges } from '../changes/change.ts';
import { type CompanyRow, findCompany, saveCompany } from './queries.ts';

type Names = Pick<Context, 'companyName' | 'zone'>;

export async function readCompany(context: Context): Promise<CompanySettingsBody> {
  return present(context, await findCompany(context.db));
}

/** @throws ApiError `stale`. */
export async function updateCompany(
  command: Command,
  {
    version,
    ...changes
  }: {
    readonly [Field in keyof CompanyRow]?: CompanyRow[Field] | null | undefined;
  },
): Promise<CompanySettingsBody> {
  const { tx, now, caller } = command;
  const before = await findCompany(tx);
  refuseStale(before, version);
  const { weekStart, ...texts } = changes;
  const after = withChanges(before, { ...texts, weekStart: weekStart ?? undefined });
  if (areEqual(before, after)) return present(command, before);
  const saved = await saveCompany(tx, after);
  await writeAudit(tx, caller, now, { action: 'company.update', before, after: saved });
  return present(command, saved);
}

/** Without a name of its own, the company has the name of the server's settings. */
function present({ companyName, zone }: Names, row: CompanyRow): CompanySettingsBody {
  return { ...row, name: row.name ?? companyName, zone };
}
