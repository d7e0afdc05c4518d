import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { onServer } from './on-server.ts';
import { templateDatabase, templateFolder } from './template.ts';

/**
 * Creates the databases that test files copy, before the first of them runs; some copy the embedded one even when
 * they run on a server.
 */
// oxlint-disable-next-line import/no-default-export -- Jest asks for one
export default async function globalSetup(): Promise<void> {
  const folder = templateFolder();
  if (!existsSync(folder)) createTemplate(folder);
  const server = process.env.TEST_DATABASE_URL;
  if (server && !(await hasDatabase(server, templateDatabase()))) {
    createTemplate(templateDatabase(), server);
  }
}

async function hasDatabase(server: string, name: string): Promise<boolean> {
  const rows = await onServer(server, 'SELECT 1 FROM pg_database WHERE datname = $1', [name]);
  return rows.length > 0;
}

function createTemplate(...args: string[]): void {
  execFileSync(process.execPath, [join(import.meta.dirname, 'create-template.ts'), ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
