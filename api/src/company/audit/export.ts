import { listAudit } from '@rollcall/shared/contract';
import { toWallClock } from '@rollcall/shared/domain';
import * as z from 'zod/mini';
import type { Context } from '../../core/context.ts';
import {
  type Column,
  defineExport,
  textColumn,
  timeColumn,
} from '../../core/exports/exported-list.ts';
import { sliceOf } from '../../core/exports/read-slice.ts';
import { fullName } from '../../employees/full-name.ts';
import { type AuditRow, findAuditAfter } from './queries.ts';
import { toInstants } from './range.ts';

interface Row extends AuditRow {
  readonly zone: Context['zone'];
}

const json = (values: AuditRow['before']) => values && JSON.stringify(values);

const COLUMNS: readonly Column<Row>[] = [
  timeColumn('at', 'When', ({ at, zone }) => toWallClock(at.getTime(), zone)),
  textColumn('actorCode', 'Changed by (code)', (row) => row.actorCode),
  textColumn('actor', 'Changed by', ({ actor }) => actor && fullName(actor)),
  textColumn('action', 'What', (row) => row.action),
  textColumn('employeeCode', 'Employee code', (row) => row.employeeCode),
  textColumn('employee', 'Employee', ({ employee }) => employee && fullName(employee)),
  textColumn('before', 'Before', (row) => json(row.before)),
  textColumn('after', 'After', (row) => json(row.after)),
  textColumn('note', 'Note', (row) => row.note),
];

/** The audit log, the oldest first; identity, bank and medical values are masked. */
export const AUDIT_EXPORT = defineExport({
  title: 'Audit log',
  filter: z.omit(listAudit.query, { page: true, sort: true, order: true }),
  columns: COLUMNS,
  async read({ db, zone }, { from, to, ...filter }, after: number | null) {
    const { rows, next } = await sliceOf(
      (limit) =>
        findAuditAfter(db, { ...filter, ...toInstants({ from, to }, zone) }, after ?? 0, limit),
      ({ id }) => id,
    );
    return { rows: rows.map((row): Row => ({ ...row, zone })), next };
  },
});
