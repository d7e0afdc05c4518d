import type { Db } from '../../core/db/connection.ts';
import { sql } from '../../core/db/drizzle.ts';
import { company } from '../../core/db/tables/company.ts';

const COLUMNS = {
  name: company.name,
  weekStart: company.weekStart,
  country: company.country,
  version: company.version,
};

export type CompanyRow = Awaited<ReturnType<typeof findCompany>>;

export async function findCompany(db: Db) {
  const [found] = await db.select(COLUMNS).from(company);
  if (!found) throw new Error('the company has a row since it was created');
  return found;
}

export async function saveCompany(
  tx: Db,
  { version: _version, ...values }: CompanyRow,
): Promise<CompanyRow> {
  const [saved] = await tx
    .update(company)
    .set({ ...values, version: sql`${company.version} + 1` })
    .returning(COLUMNS);
  return saved as CompanyRow;
}
