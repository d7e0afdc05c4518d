import * as calls from '@rollcall/shared/contract';
import { PAGE_SIZE } from '@rollcall/shared/domain';
import { noLock, runCommand } from '../../commands/run-command.ts';
import type { Context } from '../../core/context.ts';
import { runTransaction } from '../../core/db/transaction.ts';
import type { AddCall } from '../../http/add-call.ts';
import { Streamed } from '../../http/streamed.ts';
import { assertRange, closePeriod, previewPeriod } from './close.ts';
import { countPeopleOfPeriod } from './queries.ts';
import {
  listPeriodPage,
  lockPeriodById,
  presentPeriodById,
  readPeriod,
  readPeriodDays,
  reopenPeriod,
} from './service.ts';
import { readSheet } from './sheet.ts';

/** Closing and opening periods (docs/working-time.md#closed-periods). */
export function addPeriodRoutes(addCall: AddCall, context: Context): void {
  const { db, clock, zone } = context;
  addFigureRoutes(addCall, context);

  addCall(calls.listPeriods, async ({ query: { page = 0 } }) => {
    const { rows, total } = await listPeriodPage(context, page);
    return { status: true, message: 'Periods', data: rows, total, pageSize: PAGE_SIZE };
  });

  addCall(calls.previewPeriod, async ({ query: { scope = 'company', ...days } }) => {
    const range = { ...days, scope };
    await assertRange({ tx: db }, range);
    const employees = await countPeopleOfPeriod({ tx: db, zone }, range);
    const data = await runTransaction(db, (tx) =>
      previewPeriod({ tx, now: clock(), zone }, range, employees),
    );
    return { status: true, message: 'Period', data };
  });

  addCall(calls.closePeriod, async (request) => {
    const { scope = 'company', acceptsUnsettled = false, ...days } = request.body;
    const data = await runCommand(context, request, {
      lock: noLock,
      work: async (command) =>
        presentPeriodById(
          command,
          await closePeriod(command, { ...days, scope }, acceptsUnsettled),
        ),
    });
    return { status: true, message: 'Period closed', data };
  });

  addCall(calls.reopenPeriod, async (request) => {
    const { id } = request.params;
    const data = await runCommand(context, request, {
      lock: (command) => lockPeriodById(command, id),
      work: async (command, period) => {
        await reopenPeriod(command, period, request.body.reason);
        return presentPeriodById(command, id);
      },
    });
    return { status: true, message: 'Period opened again', data };
  });
}

/** The figures of a closed period: by employee, by day, and as CSV. */
function addFigureRoutes(addCall: AddCall, context: Context): void {
  addCall(calls.getPeriod, async ({ params: { id }, query }) => {
    const { page = 0, pageSize = PAGE_SIZE } = query;
    const { rows, ...rest } = await readPeriod(context, id, { page, pageSize });
    return { status: true, message: 'Period', data: rows, pageSize, ...rest };
  });

  addCall(calls.listPeriodDays, async ({ params: { id }, query: { employeeCode } }) => ({
    status: true,
    message: 'Period',
    data: await readPeriodDays(context, id, employeeCode),
  }));

  addCall(calls.getPeriodSheet, async ({ params: { id }, query: { level = 'employees' } }) => {
    const { stream, fileName } = await readSheet(context, id, level);
    return new Streamed(stream, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}"`,
      'x-content-type-options': 'nosniff',
    });
  });
}
