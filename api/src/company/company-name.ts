import type { Context } from '../core/context.ts';
import { company } from '../core/db/tables/company.ts';

/** The name that administrators gave the company, or else that of the server's settings; null without either. */
export async function readCompanyName({
  db,
  companyName,
}: Pick<Context, 'db' | 'companyName'>): Promise<string | null> {
  const [found] = await db.select({ name: company.name }).from(company);
  return found?.name ?? companyName;
}
