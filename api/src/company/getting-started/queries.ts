import type { Db } from '../../core/db/connection.ts';
import { eq, sql } from '../../core/db/drizzle.ts';
import { company } from '../../core/db/tables/company.ts';
import { employees } from '../../core/db/tables/employees.ts';
import { noSuchEmployee } from '../../core/errors/no-such-employee.ts';

/** Whether the list is hidden from the dashboard. */
export async function findIsHidden(db: Db): Promise<boolean> {
  const [found] = await db.select({ isHidden: company.hidesGettingStarted }).from(company);
  return found?.isHidden ?? false;
}

/** What there is of each step; `date` is today in the company's zone. */
export async function findFacts(
  db: Db,
  { callerId, date }: { readonly callerId: number; readonly date: string },
) {
  const [facts] = await db
    .select({
      isHidden: company.hidesGettingStarted,
      companyName: company.name,
      mailTestedAt: company.mailTestedAt,
      firstName: employees.firstName,
      lastName: employees.lastName,
      departments: sql<number>`(SELECT count(*)::int FROM departments WHERE is_active)`,
      workSchedule: sql<string | null>`(SELECT name FROM work_schedules WHERE id =
        (SELECT schedule_id FROM assignments WHERE scope_key = 'company' AND valid @> ${date}::date))`,
      hasHolidays: sql<boolean>`EXISTS (SELECT 1 FROM assignments WHERE calendar_id IS NOT NULL)`,
      people: sql<number>`(SELECT count(*)::int FROM employees WHERE id <> ${callerId})`,
      signedUp: sql<number>`(SELECT count(*)::int FROM employees
        WHERE id <> ${callerId} AND is_active AND password_hash IS NOT NULL)`,
    })
    .from(company)
    .innerJoin(employees, eq(employees.id, callerId));
  if (!facts) throw noSuchEmployee();
  return facts;
}

export async function saveIsHidden(tx: Db, isHidden: boolean): Promise<void> {
  await tx.update(company).set({ hidesGettingStarted: isHidden });
}

export async function saveMailTestedAt(tx: Db, now: number): Promise<void> {
  await tx.update(company).set({ mailTestedAt: new Date(now) });
}

/** Whom a test mail goes to, and the company's name in the settings. */
export async function findRecipient(db: Db, id: number) {
  const [found] = await db
    .select({
      email: employees.email,
      firstName: employees.firstName,
      companyName: company.name,
    })
    .from(employees)
    .innerJoin(company, sql`true`)
    .where(eq(employees.id, id));
  if (!found) throw noSuchEmployee();
  return found;
}
