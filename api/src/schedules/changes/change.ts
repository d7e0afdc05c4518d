import type { FieldError } from '@rollcall/shared/contract';
import type { Command } from '../../commands/command.ts';
import { company } from '../../core/db/tables/company.ts';
import { ApiError } from '../../core/errors/api-error.ts';

/**
 * Locks the company's row until the transaction ends, so that changes of settings run one after another: what one of them
 * checks, such as a unique name, still holds when it writes.
 */
export async function lockSettings({ tx }: Pick<Command, 'tx'>): Promise<void> {
  await tx.select({ id: company.id }).from(company).for('no key update');
}

/** A row with the fields of an update; an absent field is unchanged (design §9). */
export function withChanges<Row extends object>(
  row: Row,
  changes: { readonly [Field in keyof Row]?: Row[Field] | undefined },
): Row {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  return { ...row, ...Object.fromEntries(given) };
}

/** Whether two rows have the same values. */
export function areEqual(a: object, b: object): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** @throws ApiError `stale` when the change is based on another version; without one the last write wins. */
export function refuseStale(
  { version }: { readonly version: number },
  base: number | null | undefined,
): void {
  if (base === null || base === undefined || base === version) return;
  const message = 'Someone else has changed this since you opened it. Reload it and save again.';
  throw new ApiError('stale', message);
}

/** @throws ApiError `invalid` with every rule that is broken, one message per field. */
export function refuseBroken(broken: readonly FieldError[]): void {
  if (broken.length === 0) return;
  const fields = broken.filter(
    ({ field }, index) => broken.findIndex((other) => other.field === field) === index,
  );
  const message = fields.map((error) => error.message).join('. ');
  throw new ApiError('invalid', message, { fields });
}

/** The broken rule when another row has the name already, without regard to case; none otherwise. */
export function takenName(
  rows: readonly { readonly id: number; readonly name: string }[],
  { id, name }: { readonly id?: number | undefined; readonly name: string },
): FieldError[] {
  const isTaken = rows.some((row) => row.id !== id && foldCase(row.name) === foldCase(name));
  return isTaken ? [{ field: 'name', message: `The name ${name} is already in use` }] : [];
}

function foldCase(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

/** '1 work schedule', '2 work schedules'. */
export function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
