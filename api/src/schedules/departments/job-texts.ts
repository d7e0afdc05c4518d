import type { Db } from '../../core/db/connection.ts';
import { buildJobText } from '../../employees/search-text.ts';
import { findJobs, saveJobText } from './queries.ts';

/** Makes employees searchable by the new name of their department or designation, once for each different job. */
export async function alignJobTexts(
  tx: Db,
  changed: Parameters<typeof findJobs>[1],
): Promise<void> {
  for (const job of await findJobs(tx, changed)) {
    await saveJobText(tx, job, buildJobText(job));
  }
}
