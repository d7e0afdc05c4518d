import { Readable } from 'node:stream';
import type { EmployeeWithTimeLogsBody } from '@rollcall/shared/contract';
import { firstOfMonth, lastOfMonth, today } from '@rollcall/shared/domain';
import type { Context } from '../context.ts';
import { urlSigner } from '../files/location.ts';
import { presentTimeLog } from '../time-logs/present.ts';
import { findTimeLogsOf, withBreaks } from '../time-logs/queries.ts';
import { presentEmployeeRow } from './present.ts';
import { findEmployeesAfter } from './queries.ts';

/** Employees a query: large enough to be quick, small enough not to hold others up. */
const CHUNK = 100;

/**
 * Every employee with the time logs of the current month, as the JSON text of the answer: the unpaged call
 * of spec §7, kept for consoles that know nothing else. The one answer whose cost grows with employees ×
 * days (design §9), so it is sent as it is read. The total is the number of rows sent.
 */
export function streamEmployees(context: Context, isActive: boolean | undefined): Readable {
  return Readable.from(answerOf(context, isActive), { objectMode: false });
}

async function* answerOf(context: Context, isActive: boolean | undefined) {
  yield '{"status":true,"message":"Employees","data":{"data":[';
  let total = 0;
  for await (const rows of chunksOf(context, isActive)) {
    const text = rows.map((row) => JSON.stringify(row)).join(',');
    yield total === 0 ? text : `,${text}`;
    total += rows.length;
  }
  yield `],"total":${total}}}`;
}

async function* chunksOf(context: Context, isActive: boolean | undefined) {
  const { db, clock, zone } = context;
  const sign = urlSigner(context);
  const date = today(clock(), zone);
  const range = { from: firstOfMonth(date), to: lastOfMonth(date) };
  let after = 0;
  for (;;) {
    const rows = await findEmployeesAfter(db, after, isActive, CHUNK);
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    const ids = rows.map(({ id }) => id);
    const logs = await withBreaks(db, await findTimeLogsOf(db, ids, range));
    const byEmployee = Map.groupBy(logs, (log) => log.employeeId);
    yield rows.map(
      (row): EmployeeWithTimeLogsBody => ({
        ...presentEmployeeRow(row, sign),
        timeLogs: (byEmployee.get(row.id) ?? []).map(presentTimeLog),
      }),
    );
    if (rows.length < CHUNK) return;
  }
}
