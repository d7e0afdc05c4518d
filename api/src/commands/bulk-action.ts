import type { BulkActionName, BulkListName, BulkValues } from '@rollcall/shared/contract';
import type { output, ZodMiniType } from 'zod/mini';
import type { Context } from '../core/context.ts';
import type { Db } from '../core/db/connection.ts';
import type { Command } from './command.ts';

/** What names a row: the employee, and what distinguishes it from others of the employee. */
interface RowName {
  readonly name: string;
  readonly detail: string;
}

/** A list whose rows can be changed together. */
interface BulkListDefinition<Filter extends ZodMiniType> {
  /** The query parameters of the list, without page and order. */
  readonly filter: Filter;
  /** The ids of the first rows that match, in the order of their ids. */
  find(db: Db, filter: output<Filter>, limit: number): Promise<number[]>;
  /** Those that exist. */
  name(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, RowName>>;
}

/** The same for code that handles all lists. */
export interface BulkList {
  readonly filter: ZodMiniType<Readonly<Record<string, unknown>>>;
  find(db: Db, filter: unknown, limit: number): Promise<number[]>;
  name(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, RowName>>;
}

/** Defines a list and forgets the type of its filter. */
export const defineBulkList = <const Filter extends ZodMiniType>(
  definition: BulkListDefinition<Filter>,
): BulkList => definition as unknown as BulkList;

/** What became of a row: null when it was so already. */
type Outcome<Undo> = {
  /** What undoes it; null when nothing can. */
  readonly undo: Undo | null;
  /** What is special about this row. */
  readonly note?: string;
} | null;

/** Something that can be done with several rows: the same as the call for one row does, with the same rules. */
interface BulkActionDefinition<Undo> {
  /** @throws ApiError `invalid` that names a value, such as a missing one. */
  check?(values: BulkValues): void;
  /** @throws ApiError when the row cannot be changed. */
  run(context: Context, command: Command, id: number, values: BulkValues): Promise<Outcome<Undo>>;
  /**
   * Absent when nothing undoes it.
   * @throws ApiError when something else has changed the row since.
   */
  undo?(command: Command, id: number, undo: Undo): Promise<void>;
}

/** The same for code that handles all actions. */
export interface BulkAction extends BulkActionDefinition<unknown> {}

/** Defines an action and forgets the type of what undoes it. */
export const defineBulkAction = <Undo>(definition: BulkActionDefinition<Undo>): BulkAction =>
  definition as unknown as BulkAction;

/** The actions of a list. */
export type BulkActionsOf<List extends BulkListName> = Readonly<
  Record<Extract<BulkActionName, `${List}.${string}`>, BulkAction>
>;
