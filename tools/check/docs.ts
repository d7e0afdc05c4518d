import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../process/run-command.ts';

// What the documents name must exist: npm scripts and relative links (contributing, habit 15).
const files = globSync(['README.md', 'docs/**/*.md', '*/README.md'], { cwd: ROOT });
const scripts = new Set(
  globSync(['package.json', '*/package.json'], { cwd: ROOT }).flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(join(ROOT, file), 'utf8')).scripts ?? {}),
  ),
);

const problems = files.flatMap((file) => {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const commands = [...text.matchAll(/npm run ([a-z][a-z0-9:-]*)/g)]
    .map((match) => match[1] ?? '')
    .filter((name) => !scripts.has(name))
    .map((name) => `${file}: no package.json has the script "${name}"`);
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)]
    .map((match) => match[1] ?? '')
    .filter((link) => !existsSync(join(ROOT, dirname(file), link)))
    .map((link) => `${file}: the link ${link} leads nowhere`);
  return [...commands, ...links];
});

for (const problem of problems) console.error(problem);
console.log(`${files.length} documents checked`);
process.exitCode = problems.length === 0 ? 0 : 1;
