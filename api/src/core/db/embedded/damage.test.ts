/** @database embedded */
import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { templateFolder } from '../../../testing/template.ts';
import { openDatabase } from '../connection.ts';
import { explainFailure } from './explain-failure.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'api-damage-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const open = () =>
  openDatabase({ DATA_DIR: dataDir }, (error) => {
    throw error;
  });

test.each([
  ['an empty control file', (folder: string) => truncateSync(join(folder, 'global/pg_control'), 0)],
  ['half a control file', (folder: string) => truncateSync(join(folder, 'global/pg_control'), 100)],
  ['no write-ahead log', (folder: string) => rmSync(join(folder, 'pg_wal'), { recursive: true })],
  ['no tables', (folder: string) => rmSync(join(folder, 'base'), { recursive: true })],
  ['no version', (folder: string) => rmSync(join(folder, 'PG_VERSION'))],
])('a database with %s fails with one sentence that says what to do', async (_title, damage) => {
  const folder = join(dataDir, 'database');
  cpSync(join(templateFolder(), 'database'), folder, { recursive: true });
  damage(folder);
  const error = await open().then(
    () => undefined,
    (failure: Error) => failure,
  );
  expect(error?.name).toBe('OperatorError');
  expect(error?.message).toContain(`The database in ${folder} cannot be read: `);
  expect(error?.message).toContain(`First copy all of DATA_DIR, ${dataDir}, to a safe place; then`);
  expect(error?.message).not.toMatch(/Aborted|ASSERTIONS|\n/);
});

test('a full disk is reported as such', () => {
  const errors = [
    Object.assign(new Error('write'), { code: 'ENOSPC' }),
    new Error('ENOSPC: no space left on device, write'),
    new Error('Migration 31 failed', { cause: Object.assign(new Error('x'), { code: '53100' }) }),
  ];
  for (const error of errors) {
    expect(explainFailure(dataDir, error).message).toBe(
      `There is no space left on the disk of DATA_DIR, ${dataDir}. Free some and start again; nothing that was saved is lost.`,
    );
  }
});

test('a first start on a small disk reports that there is no space left', async () => {
  if (!mount(dataDir, '4m')) return;
  try {
    await expect(open()).rejects.toThrow(
      `There is no space left on the disk of DATA_DIR, ${dataDir}.`,
    );
  } finally {
    unmount(dataDir);
  }
});

test('a disk that fills up while the server runs stops it with that sentence, once PostgreSQL has failed', async () => {
  if (!mount(dataDir, '100m')) return;
  const { promise: failure, resolve } = Promise.withResolvers<Error>();
  cpSync(join(templateFolder(), 'database'), join(dataDir, 'database'), { recursive: true });
  const database = await openDatabase({ DATA_DIR: dataDir }, resolve);
  try {
    fill(join(dataDir, 'filling'));
    const log = () =>
      database.db.execute(`SELECT pg_logical_emit_message(true, 'x', repeat('y', 500000))`);
    const write = async () => {
      for (let n = 0; n < 200; n += 1) await log();
    };
    await expect(write()).rejects.toMatchObject({ cause: { code: '53100' } });
    expect((await failure).message).toContain('There is no space left on the disk of DATA_DIR');
  } finally {
    await database.close().catch(() => {});
    unmount(dataDir);
  }
});

test('a folder without write permission is not reported as a damaged database', () => {
  const refused = new Error("EACCES: permission denied, open 'x'");
  expect(explainFailure(dataDir, refused).message).toBe(
    `DATA_DIR is ${dataDir}, which cannot be used: EACCES: permission denied, open 'x'.`,
  );
});

/** Mounts a small disk, if permitted; otherwise only the simulated errors above are tested. */
function mount(folder: string, size: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}

/** Writes until there is no space left. */
function fill(file: string): void {
  try {
    for (;;) appendFileSync(file, Buffer.alloc(65_536));
  } catch (error) {
    expect(error).toMatchObject({ code: 'ENOSPC' });
  }
}

function unmount(folder: string): void {
  execFileSync('umount', ['--lazy', folder], { stdio: 'ignore' });
}
