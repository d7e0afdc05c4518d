import type { BulkActionName } from '@rollcall/shared/contract';
import { invalid } from '../commands/read-time.ts';
import type { Signer } from '../core/signer.ts';

/** Whose action it was, and on which row. */
interface Subject {
  readonly callerId: number;
  readonly action: BulkActionName;
  readonly id: number;
}

const PURPOSE = 'bulk action undo';

const textOf = ({ callerId, action, id }: Subject, json: string) =>
  [callerId, action, id, json].join(' ');

/** What undoes an action on a row, as a text that the client keeps; signed, so that it undoes nothing else. */
export function writeUndo(signer: Signer, subject: Subject, undo: unknown): string {
  const json = JSON.stringify(undo);
  return `${signer.sign(PURPOSE, textOf(subject, json))} ${json}`;
}

/**
 * Reads what {@link writeUndo} wrote.
 * @throws ApiError `invalid` for another text.
 */
export function readUndo(signer: Signer, subject: Subject, text: string, field: string): unknown {
  const [signature = '', ...rest] = text.split(' ');
  const json = rest.join(' ');
  if (signer.isSigned(PURPOSE, textOf(subject, json), signature)) return JSON.parse(json);
  throw invalid(field, 'This is not what the action returned');
}
