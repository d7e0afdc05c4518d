import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../process/run-command.ts';
import { findMissingEntry } from './changelog.ts';
import { anchorsOf, findProblems, type Tree } from './docs.ts';

// Checks that everything the documents name exists: links with anchors, npm scripts, programs, paths (contributing,
// habit 15), and that the version of the platform has an entry in its changelog.
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(ROOT, path)));

const documents = globSync(
  ['README.md', 'docs/**/*.md', '*/README.md', 'tools/template/README.md', 'docs/CODEOWNERS'],
  { cwd: ROOT },
).toSorted();
// In the template, `mfe-template` is a placeholder for the name of the new module.
const manifests = globSync(['package.json', '*/package.json', 'tools/template/package.json'], {
  cwd: ROOT,
});
const tree: Tree = {
  files: new Set(files),
  scripts: new Map(
    manifests.map((path) => {
      const name = path === 'tools/template/package.json' ? 'mfe-template' : dirname(path);
      return [name === '.' ? '' : name, new Set(Object.keys(JSON.parse(read(path)).scripts ?? {}))];
    }),
  ),
  anchors: new Map(
    files.filter((path) => path.endsWith('.md')).map((path) => [path, anchorsOf(read(path))]),
  ),
};

const problems = [
  ...documents.flatMap((path) => findProblems({ path, text: read(path) }, tree)),
  ...findMissingEntry(JSON.parse(read('shared/package.json')).version, read('shared/CHANGELOG.md')),
];
for (const problem of problems) console.error(problem);
console.log(`${documents.length} documents checked`);
process.exitCode = problems.length === 0 ? 0 : 1;
