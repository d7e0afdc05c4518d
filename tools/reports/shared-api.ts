import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runCommand } from '../process/run-command.ts';
import { renderApiReport } from './api-report.ts';
import { Declarations } from './declarations.ts';

const HEAD = `# What \`@rollcall/shared\` offers

Written by \`npm run reports\` from the types that the compiler emits; \`npm run check\` fails when it is stale. A change here
is a change for every module: the platform version says which kind it is.
`;

/**
 * The API report of `shared`: every name of every entry in its package.json.
 * @throws Error with the compiler's words when `shared` has broken types.
 */
export async function renderSharedApi(): Promise<string> {
  const { code, output } = await runCommand('tsc', ['--build', 'shared']);
  if (code !== 0) throw new Error(`The types of shared must be right first.\n${output}`);
  const { name, exports } = JSON.parse(readFileSync(join(ROOT, 'shared/package.json'), 'utf8')) as {
    name: string;
    exports: Record<string, string>;
  };
  const entries = Object.entries(exports).map(([entry, path]): [string, string] => [
    name + entry.slice(1),
    path.replace('./src/', ''),
  ]);
  const emitted = (file: string) =>
    join(ROOT, '.cache/types/shared', file.replace(/\.tsx?$/, '.d.ts'));
  const declarations = new Declarations((file) => readFileSync(emitted(file), 'utf8'));
  return `${HEAD}\n${renderApiReport(Object.fromEntries(entries), declarations)}`;
}
