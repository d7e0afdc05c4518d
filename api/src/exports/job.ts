import * as z from 'zod/mini';
import { writeAudit } from '../commands/write-audit.ts';
import type { Context } from '../core/context.ts';
import type { JobKind } from '../core/jobs/job-kind.ts';
import { columnsOf, LISTS } from './lists.ts';
import { putPart } from './parts.ts';
import { findExport, updateExport } from './queries.ts';

interface Input {
  readonly id: string;
}

/** Where the next slice of the list begins. */
interface Position {
  readonly after: unknown;
}

const START: Position = { after: null };

/** How long an export waits for rows that are being calculated. */
const WAIT_MS = 1000;

/** Reading that fails three times fails again. */
const MAX_FAILURES = 3;

/**
 * Reads a list slice by slice into parts of a file. A row that changes meanwhile is exported as it was when it was read. The audit
 * names what was exported once it is complete.
 */
export function exportKind(context: Context): JobKind<Input, Position> {
  return {
    name: 'export',
    effects: 'transaction',
    maxFailures: MAX_FAILURES,
    async step({ db, input: { id }, position, now }) {
      const found = await findExport(db, id);
      if (!found) return { isFinished: true };
      const { list, filter, columns: keys, format, rows: before, parts, createdBy } = found.export;
      const { rows, next, total, isWaiting } = await LISTS[list].read(
        { ...context, db },
        // It was checked when the export began; what explains it is stored with it, which a list leaves out.
        z.parse(LISTS[list].filter, filter),
        position?.after ?? null,
      );
      if (isWaiting) {
        return { isFinished: false, position: position ?? START, runAt: now + WAIT_MS };
      }
      const columns = columnsOf(list, keys);
      if (rows.length > 0) {
        const cells = rows.map((row) => columns.map(({ cell }) => cell(row as never)));
        await putPart(context.files, id, parts, cells);
      }
      const rowsSoFar = before + rows.length;
      await updateExport(db, id, {
        rows: rowsSoFar,
        parts: rows.length > 0 ? parts + 1 : parts,
        totalRows: next === null ? rowsSoFar : (total ?? null),
      });
      if (next !== null) return { isFinished: false, position: { after: next } };
      await writeAudit(db, createdBy === null ? null : { id: createdBy }, now, {
        action: 'export.create',
        after: { list, filter, columns: keys, format, rows: rowsSoFar },
      });
      return { isFinished: true };
    },
  };
}
