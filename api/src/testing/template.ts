import { createHash } from 'node:crypto';
import { join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { readMigrations } from '../core/db/migration-files.ts';

/**
 * Folder of an embedded database with the schema and no rows. Test files copy it, since creating one takes
 * seconds. Its name is a hash of the migrations and the PGlite version, so that it is never stale.
 */
export function templateFolder(): string {
  const name = hashOfMigrations(packageJson.dependencies['@electric-sql/pglite']);
  return join(import.meta.dirname, '../../../.cache/api-tests', `template-${name}`);
}

/** Name of the same database on the server of the tests. */
export function templateDatabase(): string {
  return `rollcall_template_${hashOfMigrations()}`;
}

function hashOfMigrations(...more: string[]): string {
  const inputs = createHash('sha256');
  for (const text of more) inputs.update(text);
  for (const { name, sql } of readMigrations()) inputs.update(name).update(sql);
  return inputs.digest('hex').slice(0, 16);
}
