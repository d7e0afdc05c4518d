import { Readable } from 'node:stream';
import type { EmployeeWithTimeLogsBody } from '@rollcall/shared/contract';
import { firstOfMonth, lastOfMonth, today } from '@rollcall/shared/domain';
import type { Context } from '../core/context.ts';
import { urlSigner } from '../files/file-url.ts';
import { type DateRange, findTimeLogsOf } from '../time/log/find-logs.ts';
import { presentTimeLog } from '../time/log/present.ts';
import type { Mutex } from './mutex.ts';
import { presentEmployeeRow } from './present.ts';
import { findEmployeesAfter } from './queries.ts';

/** Employees per query: large enough to be fast, small enough not to block others. */
const CHUNK = 100;

/**
 * Streams every employee with the time logs of the current month, as the JSON text of the response: the unpaged
 * call of spec §7, for consoles that know no other. It is the one response whose cost grows with employees ×
 * days (design §9). So it is sent while it is read, and the lists of a process read one chunk at a time: many
 * of them load the database no more than one, and a stalled reader blocks no other. The total is the number of
 * rows sent.
 */
export function streamEmployees(
  context: Context,
  isActive: boolean | undefined,
  mutex: Mutex,
): Readable {
  return Readable.from(responseOf(chunksOf(context, isActive, mutex)), { objectMode: false });
}

async function* responseOf(chunks: AsyncIterable<EmployeeWithTimeLogsBody[]>) {
  yield '{"status":true,"message":"Employees","data":{"data":[';
  let total = 0;
  for await (const rows of chunks) {
    const text = rows.map((row) => JSON.stringify(row)).join(',');
    yield total === 0 ? text : `,${text}`;
    total += rows.length;
  }
  yield `],"total":${total}}}`;
}

async function* chunksOf(context: Context, isActive: boolean | undefined, mutex: Mutex) {
  const { clock, zone } = context;
  const date = today(clock(), zone);
  const range = { from: firstOfMonth(date), to: lastOfMonth(date) };
  let after = 0;
  for (;;) {
    const rows = await mutex(() => readChunk(context, after, isActive, range));
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    yield rows;
    if (rows.length < CHUNK) return;
  }
}

async function readChunk(
  context: Context,
  after: number,
  isActive: boolean | undefined,
  range: DateRange,
): Promise<EmployeeWithTimeLogsBody[]> {
  const { db } = context;
  const sign = urlSigner(context);
  const rows = await findEmployeesAfter(db, after, isActive, CHUNK);
  const ids = rows.map(({ id }) => id);
  const found = ids.length > 0 ? await findTimeLogsOf(db, ids, range) : [];
  const byEmployee = Map.groupBy(found, (log) => log.employeeId);
  return rows.map((row) => ({
    ...presentEmployeeRow(row, sign),
    timeLogs: (byEmployee.get(row.id) ?? []).map(presentTimeLog),
  }));
}
