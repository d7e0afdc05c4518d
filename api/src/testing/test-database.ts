import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseUrl, onServer } from './on-server.ts';
import { templateDatabase, templateFolder } from './template.ts';

/** A test file's own database: its settings, and a function that removes it. */
export interface TestDatabase {
  readonly env: Record<string, string>;
  remove(): Promise<void>;
}

const JWT_SECRET = 'a secret of the tests, long enough for every check';

interface Options {
  /** On the embedded database, also when there is a server. */
  readonly isEmbedded?: boolean;
  /** Without a schema. */
  readonly isEmpty?: boolean;
}

/** Creates a database with the schema: on the server that TEST_DATABASE_URL names, else an embedded one. */
export async function createTestDatabase({
  isEmbedded = !process.env.TEST_DATABASE_URL,
  isEmpty = false,
}: Options = {}): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'api-test-'));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  const server = process.env.TEST_DATABASE_URL ?? '';
  if (isEmbedded) {
    const from = join(templateFolder(), 'database');
    if (!isEmpty) await cp(from, join(dataDir, 'database'), { recursive: true });
    return { env: { DATA_DIR: dataDir, JWT_SECRET }, remove };
  }
  const name = `rollcall_test_${randomBytes(6).toString('hex')}`;
  // Copies files, which costs a sixth of the default, writing them to the log.
  const template = isEmpty ? '' : ` TEMPLATE ${templateDatabase()} STRATEGY file_copy`;
  await onServer(server, `CREATE DATABASE ${name}${template}`);
  return {
    env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl(server, name), JWT_SECRET },
    async remove() {
      await remove();
      await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}
