import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { OperatorError } from '@rollcall/shared/node';
import { DurableNodeFS, syncPath } from './durable-fs.ts';

/** Major version of the PostgreSQL in the pinned PGlite; it cannot read files of another version. */
const POSTGRES_MAJOR = '18';

const START_PARAMS = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...[
    'fsync=on',
    'wal_sync_method=fsync',
    'max_wal_size=128MB',
    'min_wal_size=32MB',
    // A page that is not in here comes from the operating system's cache, in 8 µs.
    'shared_buffers=32MB',
  ].flatMap((setting) => ['-c', setting]),
];

/** Opens the database files in a folder; creates them on the first start. */
export async function openCluster(folder: string): Promise<PGlite> {
  if (!existsSync(folder)) await createCluster(folder);
  const version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  if (version !== POSTGRES_MAJOR) {
    throw new OperatorError(
      `The database in ${folder} was written by PostgreSQL ${version}, and this release reads only ${POSTGRES_MAJOR}; use the release that wrote it.`,
    );
  }
  return open(folder);
}

/**
 * Creates the files in a temporary folder and renames it once they are complete and flushed, so that a crashed
 * first start leaves nothing that looks like a database.
 */
async function createCluster(folder: string): Promise<void> {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  const database = await open(unfinished);
  await database.close();
  syncTree(unfinished);
  renameSync(unfinished, folder);
  syncPath(dirname(folder));
}

async function open(folder: string): Promise<PGlite> {
  const database = new PGlite({
    fs: new DurableNodeFS(folder),
    extensions: { btree_gist, pg_trgm },
    startParams: START_PARAMS,
  });
  await database.waitReady;
  return database;
}

function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    syncPath(join(entry.parentPath, entry.name));
  }
  syncPath(folder);
}
