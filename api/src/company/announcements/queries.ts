import type { Caller } from '../../access/caller.ts';
import { isAdministrator } from '../../access/policy.ts';
import type { Db } from '../../core/db/connection.ts';
import { and, asc, count, desc, eq, gte, inArray, isNull, lte, or } from '../../core/db/drizzle.ts';
import { announcements } from '../../core/db/tables/announcements.ts';
import { departments } from '../../core/db/tables/company.ts';
import { employees } from '../../core/db/tables/employees.ts';
import { toLimitOffset } from '../../core/page.ts';

const ROW = {
  id: announcements.id,
  title: announcements.title,
  text: announcements.text,
  showFrom: announcements.showFrom,
  showUntil: announcements.showUntil,
  audience: announcements.audience,
  department: announcements.department,
};

export type AnnouncementRow = Awaited<ReturnType<typeof findAnnouncements>>[number];

/** The announcements that an employee sees on a date, oldest first. */
export async function findAnnouncements(
  db: Db,
  { date, caller }: { readonly date: string; readonly caller: Caller },
) {
  const isCurrent = and(
    or(isNull(announcements.showFrom), lte(announcements.showFrom, date)),
    or(isNull(announcements.showUntil), gte(announcements.showUntil, date)),
  );
  const ownDepartment = db
    .select({ department: employees.department })
    .from(employees)
    .where(eq(employees.id, caller.id));
  const isForCaller = or(
    eq(announcements.audience, 'everyone'),
    isAdministrator(caller) ? eq(announcements.audience, 'administrators') : undefined,
    inArray(announcements.department, ownDepartment),
  );
  return db
    .select(ROW)
    .from(announcements)
    .where(and(isCurrent, isForCaller))
    .orderBy(asc(announcements.id));
}

/** One page of the announcements of any date, newest first, and how many there are. */
export async function findAnnouncementPage(db: Db, page: number) {
  const { limit, offset } = toLimitOffset(page);
  const rows = await db
    .select(ROW)
    .from(announcements)
    .orderBy(desc(announcements.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(announcements);
  return { rows, total: counted?.total ?? rows.length };
}

/** Finds an announcement and locks it until the transaction ends. */
export async function findLockedAnnouncement(
  tx: Db,
  id: number,
): Promise<AnnouncementRow | undefined> {
  const [found] = await tx
    .select(ROW)
    .from(announcements)
    .where(eq(announcements.id, id))
    .for('update');
  return found;
}

export async function insertAnnouncement(
  tx: Db,
  row: typeof announcements.$inferInsert,
): Promise<AnnouncementRow> {
  const [inserted] = await tx.insert(announcements).values(row).returning(ROW);
  if (!inserted) throw new Error('the database returned no row');
  return inserted;
}

export async function saveAnnouncement(
  tx: Db,
  { id, ...values }: AnnouncementRow,
  updatedAt: Date,
): Promise<void> {
  await tx
    .update(announcements)
    .set({ ...values, updatedAt })
    .where(eq(announcements.id, id));
}

/** Whether there is a department of a name. */
export async function isDepartment(tx: Db, name: string): Promise<boolean> {
  const found = await tx
    .select({ id: departments.id })
    .from(departments)
    .where(eq(departments.name, name));
  return found.length > 0;
}

export async function removeAnnouncement(tx: Db, id: number): Promise<void> {
  await tx.delete(announcements).where(eq(announcements.id, id));
}
