import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../process/run-command.ts';
import { findWords, isChecked, readStruckOut } from './words.ts';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
});
const struckOut = readStruckOut(readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8'));
let found = 0;
for (const path of files.split('\n').filter(isChecked)) {
  if (!existsSync(join(ROOT, path))) continue;
  const text = readFileSync(join(ROOT, path), 'utf8');
  for (const { line, word, instead } of findWords(path, text, struckOut)) {
    console.error(`${path}:${line}: "${word}". Write instead: ${instead}`);
    found += 1;
  }
}
if (found > 0) process.exitCode = 1;
