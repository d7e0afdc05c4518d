import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../process/run-command.ts';
import { findSpacing } from './spacing.ts';

// Style sheets take their space from the scale of shell/src/app/global.css.
const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.css'],
  { cwd: ROOT, encoding: 'utf8' },
);
for (const path of files.split('\n').filter(Boolean)) {
  if (!existsSync(join(ROOT, path))) continue;
  for (const { line, length } of findSpacing(readFileSync(join(ROOT, path), 'utf8'))) {
    console.error(
      `${path}:${line}: ${length}. Take a step of --rc-space-…, or say why not: /* Off the scale: … */`,
    );
    process.exitCode = 1;
  }
}
