import { createHash } from 'node:crypto';
import { join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { readMigrations } from '../core/db/migration-files.ts';

/**
 * Folder of an embedded database that has the schema and no rows. Test files copy it, since making one
 * takes seconds. Its name changes with what it is made of, so that it is never stale.
 */
export function templateFolder(): string {
  const made = createHash('sha256').update(packageJson.dependencies['@electric-sql/pglite']);
  for (const { name, sql } of readMigrations()) made.update(name).update(sql);
  const name = made.digest('hex').slice(0, 16);
  return join(import.meta.dirname, '../../../.cache/api-tests', `template-${name}`);
}
