import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiNotes, apiSettings } from '@rollcall/api/settings';
import { ROOT } from '../build/workspaces.ts';
import { settingsTable, withTable } from './table.ts';

// `npm run settings` writes the table of settings into the README; `--check` fails when it is stale.
const path = join(ROOT, 'README.md');
const before = readFileSync(path, 'utf8');
const table = settingsTable({ schemas: apiSettings, notes: apiNotes });
const after = withTable(before, table);
if (!process.argv.includes('--check')) {
  writeFileSync(path, after);
} else if (after !== before) {
  console.error('The settings in README.md are stale: run npm run settings');
  process.exitCode = 1;
}
