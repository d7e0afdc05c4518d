import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, 'migrations');
const FILE_NAME = /^(\d{3})-([a-z0-9-]+)\.sql$/;
const MIN_READER = /^-- min_reader: (\d+)\n/;

export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
  /** The newest migration that a server must know to run on the schema after this one. */
  readonly minReader: number;
}

/**
 * Reads the migrations of this release, in order.
 * @throws Error that names the file when its `min_reader` is missing or invalid.
 */
export function readMigrations(): Migration[] {
  return readdirSync(FOLDER)
    .toSorted()
    .flatMap((file) => {
      const match = FILE_NAME.exec(file);
      if (!match) return [];
      const [, number, name = ''] = match;
      return [toMigration(Number(number), name, readFileSync(join(FOLDER, file), 'utf8'))];
    })
    .toSorted((a, b) => a.number - b.number);
}

/**
 * Parses a migration file. Its first line is `-- min_reader: N` (decision 052).
 * @throws Error when the line is missing, or N is above the migration's own number.
 */
export function toMigration(number: number, name: string, sql: string): Migration {
  const file = `${String(number).padStart(3, '0')}-${name}.sql`;
  const stated = MIN_READER.exec(sql)?.[1];
  if (stated === undefined)
    throw new Error(
      `${file} must begin with the line "-- min_reader: N", where N is the newest migration that a server must know to work on this schema.`,
    );
  const minReader = Number(stated);
  if (minReader > number)
    throw new Error(`${file} says min_reader ${minReader}, which is above its own number.`);
  return { number, name, sql, minReader };
}
