import type { Db } from '../../core/db/connection.ts';
import { company } from '../../core/db/tables/company.ts';

/** The name that administrators gave the company; null without one. */
export async function findCompanyName(db: Db): Promise<string | null> {
  const [found] = await db.select({ name: company.name }).from(company);
  return found?.name ?? null;
}
