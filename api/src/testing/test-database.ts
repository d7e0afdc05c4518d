import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { templateFolder } from './template.ts';

/** A test file's own database: its settings, and a function that removes it. */
export interface TestDatabase {
  readonly env: Record<string, string>;
  remove(): Promise<void>;
}

const JWT_SECRET = 'a secret of the tests, long enough for every check';

/** Creates a schema on TEST_DATABASE_URL if that is set, else an embedded database. */
export async function createTestDatabase({
  isEmbedded = !process.env.TEST_DATABASE_URL,
} = {}): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'api-test-'));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  const server = process.env.TEST_DATABASE_URL ?? '';
  if (isEmbedded) {
    await cp(join(templateFolder(), 'database'), join(dataDir, 'database'), { recursive: true });
    return { env: { DATA_DIR: dataDir, JWT_SECRET }, remove };
  }
  const schema = `test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `CREATE SCHEMA ${schema}`);
  const url = new URL(server);
  url.searchParams.set('options', `-c search_path=${schema},public`);
  return {
    env: { DATA_DIR: dataDir, DATABASE_URL: url.href, JWT_SECRET },
    async remove() {
      await remove();
      await onServer(server, `DROP SCHEMA ${schema} CASCADE`);
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
