import { randomUUID } from 'node:crypto';

interface Sql {
  readonly run: (text: string, values?: unknown[]) => Promise<unknown>;
  readonly insert: (text: string) => Promise<number>;
}

interface Ids {
  /** The administrator. */
  readonly createdBy: number;
  readonly employeeId: number;
}

/** Exports and imports. */
export interface TransferFixture {
  /** The only export of the administrator, in progress. */
  createExport(): Promise<string>;
  /** The only import; it is done, and has created or updated the employee. */
  createImport(state: 'created' | 'updated'): Promise<string>;
}

export const transfersOf = (ids: Ids, sql: Sql): TransferFixture => ({
  createExport: () => createExport(ids, sql),
  createImport: (state) => createImport(state, ids, sql),
});

async function createExport({ createdBy }: Ids, { run, insert }: Sql): Promise<string> {
  await run('DELETE FROM exports');
  const jobId = await insert(
    `jobs (kind, run_at, created_at, updated_at)
     VALUES ('export', '2026-03-10T12:00-06', '2026-03-10T12:00-06', '2026-03-10T12:00-06')`,
  );
  const id = randomUUID();
  await run(
    `INSERT INTO exports (id, job_id, created_by, created_at, list, filter, columns, format, separator, has_notes)
     VALUES ($1, $2, $3, '2026-03-10T12:00-06', 'employees', '{}', '["email"]', 'csv', ',', true)`,
    [id, jobId, createdBy],
  );
  return id;
}

async function createImport(
  state: 'created' | 'updated',
  { createdBy, employeeId }: Ids,
  { run }: Sql,
): Promise<string> {
  await run('DELETE FROM imports');
  const id = randomUUID();
  await run(
    `INSERT INTO imports (id, created_by, created_at, state, match_by, existing, invites, departments, total)
     VALUES ($1, $2, '2026-03-10T12:00-06', 'done', 'email', 'update', false, '[]', 1)`,
    [id, createdBy],
  );
  await run(
    `INSERT INTO import_rows (import_id, position, state, employee_id, version, before)
     VALUES ($1, 0, $2, $3, (SELECT version FROM employees WHERE id = $3), '{}')`,
    [id, state, employeeId],
  );
  return id;
}
