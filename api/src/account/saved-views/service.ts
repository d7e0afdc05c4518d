import { MAX_SAVED_VIEWS, type SavedViewBody } from '@rollcall/shared/contract';
import type { Command } from '../../commands/command.ts';
import type { Db } from '../../core/db/connection.ts';
import { and, asc, count, eq, sql } from '../../core/db/drizzle.ts';
import { savedViews } from '../../core/db/tables/saved-views.ts';
import { ApiError } from '../../core/errors/api-error.ts';

/** A view without its owner. */
interface NewView {
  readonly list: string;
  readonly name: string;
  readonly query: string;
}

const VIEW = { id: savedViews.id, name: savedViews.name, query: savedViews.query };

/** The views of a list that a person saved, by name. */
export async function findViews(
  db: Db,
  employeeId: number,
  list: string,
): Promise<SavedViewBody[]> {
  return db
    .select(VIEW)
    .from(savedViews)
    .where(and(eq(savedViews.employeeId, employeeId), eq(savedViews.list, list)))
    .orderBy(sql`lower(${savedViews.name})`, asc(savedViews.id));
}

/**
 * Saves a view, or replaces the one of the list that has its name, in any case. The caller is locked.
 * @throws ApiError `conflict` when the caller has as many views as they may have.
 */
export async function saveView(
  { tx, caller }: Command,
  { list, name, query }: NewView,
): Promise<SavedViewBody> {
  const own = eq(savedViews.employeeId, caller.id);
  const [replaced] = await tx
    .update(savedViews)
    .set({ name, query })
    .where(
      and(own, eq(savedViews.list, list), eq(sql`lower(${savedViews.name})`, sql`lower(${name})`)),
    )
    .returning(VIEW);
  if (replaced) return replaced;
  const [counted] = await tx.select({ rows: count() }).from(savedViews).where(own);
  if ((counted?.rows ?? 0) >= MAX_SAVED_VIEWS) {
    throw new ApiError(
      'conflict',
      `You have saved ${MAX_SAVED_VIEWS} views. Delete one first, of this list or of another.`,
    );
  }
  const [saved] = await tx
    .insert(savedViews)
    .values({ employeeId: caller.id, list, name, query })
    .returning(VIEW);
  if (!saved) throw new Error('an insert returns its row');
  return saved;
}

/**
 * Deletes a view of the caller, and returns what saves it again.
 * @throws ApiError `not_found`, also for the view of someone else.
 */
export async function deleteView({ tx, caller }: Command, id: number): Promise<NewView> {
  const [deleted] = await tx
    .delete(savedViews)
    .where(and(eq(savedViews.id, id), eq(savedViews.employeeId, caller.id)))
    .returning({ list: savedViews.list, name: savedViews.name, query: savedViews.query });
  if (!deleted) throw new ApiError('not_found', 'There is no such view.');
  return deleted;
}
