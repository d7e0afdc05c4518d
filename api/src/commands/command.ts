import { type CompanyZone, SILENT_UNDO_SECONDS } from '@rollcall/shared/domain';
import type { Caller } from '../access/caller.ts';
import type { Db } from '../core/db/connection.ts';
import type { EventRow } from '../core/db/tables/events.ts';

/** A command that is running: its transaction, its time (epoch milliseconds, whole seconds), and its caller. */
export interface Command<C extends Caller | null = Caller> {
  readonly tx: Db;
  readonly now: number;
  readonly zone: CompanyZone;
  /** Null for a public call. */
  readonly caller: C;
  /** Base URL of the console, for links in mails. */
  readonly publicUrl: string;
  readonly companyName: string | null;
  /** What it has recorded, which is written as it ends; absent where an event is written at once. */
  readonly events?: EventRow[] | undefined;
  /** How long messages about what it does wait, in milliseconds; {@link SILENT_UNDO_SECONDS} unless given. */
  readonly silentUndoMs?: number;
}

/** How long messages about what a command does wait, because it can be undone until then, in milliseconds. */
export const silentUndoMs = ({
  silentUndoMs: own = SILENT_UNDO_SECONDS * 1000,
}: Pick<Command, 'silentUndoMs'>): number => own;

/** The request behind a command: caller, call and input. */
export interface CommandRequest<C extends Caller | null = Caller> {
  /** Name of the call in the contract. */
  readonly call: string;
  readonly caller: C;
  /** Marks a request that may be retried (design §9). */
  readonly idempotencyKey: string | undefined;
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}
