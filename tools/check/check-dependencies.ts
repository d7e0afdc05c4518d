import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readImports } from '../import-rules/read-imports.ts';
import { packageOf } from '../import-rules/rules.ts';
import { ROOT } from '../process/run-command.ts';
import {
  findDuplicates,
  findUndeclared,
  findVersionConflicts,
  type Manifest,
  type Manifests,
} from './dependencies.ts';

// Each workspace declares what it imports, all name the same version of a library, and libraries with state are
// installed once.
const read = (path: string) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
const manifests: Manifests = new Map(
  globSync(['package.json', '*/package.json', 'tools/template/package.json'], { cwd: ROOT })
    .toSorted()
    .map((path): [string, Manifest] => [path === 'package.json' ? '' : dirname(path), read(path)]),
);
const imports = readImports().flatMap(({ file, specifier = '.' }) =>
  /^(\.|node:|data:)/.test(specifier) ? [] : [{ file, library: packageOf(specifier) }],
);
const shared: Manifest = read('shared/package.json');

const problems = [
  ...findUndeclared(imports, manifests),
  ...findVersionConflicts(manifests),
  ...findDuplicates(read('package-lock.json'), Object.keys(shared.peerDependencies ?? {})),
];
for (const problem of problems) console.error(problem);
console.log(`${manifests.size} package.json checked`);
process.exitCode = problems.length === 0 ? 0 : 1;
