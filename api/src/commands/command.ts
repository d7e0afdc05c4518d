import type { CompanyZone } from '@rollcall/shared/domain';
import type { Caller } from '../access/caller.ts';
import type { Db } from '../core/db/connection.ts';

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
}

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
