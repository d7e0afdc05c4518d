import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../process/run-command.ts';
import { findUnfinished } from './decisions.ts';
import { anchorsOf } from './docs.ts';
import {
  explainDeadReference,
  findReferences,
  type ReferenceKind,
  readTargets,
} from './references.ts';

// Checks that the target of every reference in code, tests and documents exists (contributing, habit 15).
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const decisions = readdirSync(join(ROOT, 'docs/decisions')).filter((file) => /^\d{3}-/.test(file));
const documents = globSync('docs/**/*.md', { cwd: ROOT });
const targets = readTargets({
  specification: read('docs/specification.md'),
  design: read('docs/design.md'),
  federation: read('docs/federation.md'),
  contributing: read('docs/contributing.md'),
  decisions,
  documents: new Map(documents.map((path) => [path, anchorsOf(read(path))])),
});

const TEXT = /\.(?:tsx?|[cm]?js|sql|css|html|md)$|^\.ci\/|(?:^|\/)CODEOWNERS$|^\.editorconfig$/;
/** Test files whose examples are dead references on purpose. */
const EXAMPLES = /\b(?:references|decisions|docs)\.test\.ts$/;
const DOCUMENT_OF: Readonly<Record<string, ReferenceKind>> = {
  'docs/specification.md': 'specification',
  'docs/design.md': 'design',
};

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => TEXT.test(path) && !EXAMPLES.test(path) && existsSync(join(ROOT, path)));

const counts = new Map<string, number>();
const dead = files.flatMap((path) =>
  findReferences(read(path), DOCUMENT_OF[path]).flatMap((reference) => {
    const kind = reference.kind ?? 'none';
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    const why = explainDeadReference(reference, targets);
    return why === undefined ? [] : [`${path}:${reference.line}: ${why}`];
  }),
);

const unfinished = findUnfinished(
  decisions.map((file) => ({ file, text: read(`docs/decisions/${file}`) })),
  read('docs/decisions/README.md'),
);

for (const problem of [...dead, ...unfinished]) console.error(problem);
const summary = [...counts].toSorted().map(([kind, count]) => `${kind} ${count}`);
console.log(`${files.length} files, references by kind: ${summary.join(', ')}`);
process.exitCode = dead.length + unfinished.length === 0 ? 0 : 1;
