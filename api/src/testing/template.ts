import { createHash } from 'node:crypto';
import { join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { readMigrations } from '../core/db/migration-files.ts';

/**
 * Folder of an embedded database with the schema and no rows. Test files copy it, since creating one takes
 * seconds. Its name is a hash of the migrations and the PGlite version, so that it is never stale.
 */
export function templateFolder(): string {
  const inputs = createHash('sha256').update(packageJson.dependencies['@electric-sql/pglite']);
  for (const { name, sql } of readMigrations()) inputs.update(name).update(sql);
  const name = inputs.digest('hex').slice(0, 16);
  return join(import.meta.dirname, '../../../.cache/api-tests', `template-${name}`);
}
