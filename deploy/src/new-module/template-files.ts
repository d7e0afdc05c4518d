import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillIn } from '@rollcall/cli/fill-in';
import type { ModuleNames } from '@rollcall/cli/module-name';

/** The template: a complete module, which type check, lint and tests cover like any other. */
const FOLDER = 'tools/template';

/**
 * The files of a new module: those of the template, with the module's names filled in. Paths are relative to the
 * module's folder.
 */
export function templateFiles(root: string, names: ModuleNames): Record<string, string> {
  const folder = join(root, FOLDER);
  const files = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/(^|\/)(dist|node_modules)(\/|$)/.test(entry.parentPath))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  return Object.fromEntries(
    files.toSorted().map((path) => [
      path.replaceAll('template', names.slug),
      fillIn(readFileSync(join(folder, path), 'utf8'), path, names, {
        // The template is one folder deeper than a module.
        '../../': '../',
        [FOLDER]: names.name,
      }),
    ]),
  );
}
