import type { Command } from '../../commands/command.ts';
import { writeAudit } from '../../commands/write-audit.ts';
import { ApiError } from '../../core/errors/api-error.ts';
import { alignJobTexts } from './job-texts.ts';
import { findDesignations, replaceDesignation } from './queries.ts';

interface Input {
  readonly from: string;
  readonly to: string;
  readonly merges?: boolean | undefined;
}

/**
 * Renames a designation of all who have it or had it. Returns how many have it now.
 * @throws ApiError `not_found`, or `conflict` when another designation has the new name and `merges` is not set.
 */
export async function renameDesignation(
  { tx, now, caller }: Command,
  { from, to, merges = false }: Input,
): Promise<{ employees: number }> {
  const all = await findDesignations(tx);
  const before = all.find(({ name }) => name === from);
  if (!before) throw new ApiError('not_found', 'There is no such designation.');
  if (from === to) return { employees: before.employees };
  if (!merges && all.some(({ name }) => name === to)) {
    const message = `The designation ${to} exists. Merge the two, or choose another name.`;
    throw new ApiError('conflict', message);
  }
  const employees = await replaceDesignation(tx, from, to);
  await alignJobTexts(tx, { designation: to });
  await writeAudit(tx, caller, now, {
    action: 'designation.rename',
    before: { designation: from },
    after: { designation: to, employees },
  });
  return { employees };
}
