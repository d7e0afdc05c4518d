import { type CompanyZone, DAY_MS, HOUR_MS, workDateOf } from '@rollcall/shared/domain';
import type { ClientBase } from 'pg';
import type { DemoCompany } from './company.ts';
import { NOT_APPROVED } from './events-and-corrections.ts';
import { insertRows } from './insert-rows.ts';
import { CORRECTION_REASONS } from './names.ts';

const APPROVED = 2;

interface Options {
  readonly now: number;
  readonly zone: CompanyZone;
  /** The administrator who approved them; without one there are none. */
  readonly decidedBy: number | undefined;
}

/**
 * Inserts approved corrections of logs without a punch-out, and the logs that replaced these: their history shows both
 * versions. Takes the latest such logs after those of the other corrections.
 * @param logIds ids of the company's logs, in the same order.
 */
export async function insertApprovedCorrections(
  client: ClientBase,
  { logs }: DemoCompany,
  logIds: readonly number[],
  { now, zone, decidedBy }: Options,
): Promise<void> {
  if (decidedBy === undefined) return;
  const chosen = logs
    .map((log, index) => ({ log, id: logIds[index] }))
    .filter(({ log }) => log.state === 'missing-out')
    .toReversed()
    .slice(NOT_APPROVED, NOT_APPROVED + APPROVED);
  for (const [index, { log, id }] of chosen.entries()) {
    const requestedAt = Math.min(now - 2 * HOUR_MS, log.punchIn + 2 * DAY_MS);
    const decidedAt = new Date(requestedAt + HOUR_MS);
    const times = {
      employee_id: log.employeeId,
      punch_in: new Date(log.punchIn),
      punch_out: new Date(log.punchIn + 8 * HOUR_MS),
      work_date: workDateOf(log.punchIn, zone),
      zone,
      reason: CORRECTION_REASONS[index % CORRECTION_REASONS.length],
    };
    const newLog = { ...times, entered_by: decidedBy, created_at: decidedAt };
    const newId = await replaceLog(client, id, newLog);
    await insertRows(client, 'corrections', [
      {
        ...times,
        time_log_id: id,
        status: 'Approved',
        requested_at: new Date(requestedAt),
        decided_by: decidedBy,
        decided_at: decidedAt,
        log_state: 'missing-out',
        made_log_id: newId,
      },
    ]);
  }
}

/** Inserts a log that replaces another. Returns its id. */
async function replaceLog(
  client: ClientBase,
  supersedes: number | undefined,
  log: Record<string, unknown>,
): Promise<number | undefined> {
  await client.query('UPDATE time_logs SET is_superseded = true WHERE id = $1', [supersedes]);
  const { rows } = await client.query<{ id: number }>(
    `SELECT nextval(pg_get_serial_sequence('time_logs', 'id'))::int AS id`,
  );
  const id = rows[0]?.id;
  const state = { state: 'closed', status: 'Present', is_superseded: false, source: 'correction' };
  await insertRows(client, 'time_logs', [{ ...log, ...state, id, supersedes }]);
  return id;
}
