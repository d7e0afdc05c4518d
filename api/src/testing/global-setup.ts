import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { templateFolder } from './template.ts';

/**
 * Creates the embedded database that test files copy, before the first of them runs; some copy it even when
 * they run on a server.
 */
// oxlint-disable-next-line import/no-default-export -- Jest asks for one
export default function globalSetup(): void {
  const folder = templateFolder();
  if (existsSync(folder)) return;
  execFileSync(process.execPath, [join(import.meta.dirname, 'create-template.ts'), folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
