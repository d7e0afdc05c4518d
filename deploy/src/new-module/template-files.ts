import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ModuleNames } from '@rollcall/tools/cli/module-name';

/** The template: a complete module, which type check, lint and tests cover like any other. */
const FOLDER = 'tools/template';

const PLACEHOLDERS =
  /\.\.\/\.\.\/|tools\/template|mfe-template|template-team|TemplatePage|Template|template/g;

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
    files
      .toSorted()
      .map((path) => [
        path.replaceAll('template', names.slug),
        fillIn(readFileSync(join(folder, path), 'utf8'), path, names),
      ]),
  );
}

/** Replaces all placeholders in one pass, so that a name that was filled in is never replaced again. */
function fillIn(text: string, path: string, names: ModuleNames): string {
  const replacements: Readonly<Record<string, string>> = {
    // The template is one folder deeper than a module.
    '../../': '../',
    [FOLDER]: names.name,
    'mfe-template': names.name,
    'template-team': escapeFor(path, names.team),
    TemplatePage: `${names.pascal}Page`,
    Template: escapeFor(path, names.title),
    template: names.slug,
  };
  return text.replace(PLACEHOLDERS, (found) => replacements[found] ?? found);
}

/** Escapes a free text, such as a title, for a string literal in this file. */
function escapeFor(path: string, text: string): string {
  if (/\.tsx?$/.test(path)) return text.replace(/[\\']/g, String.raw`\$&`);
  return path.endsWith('.json') ? JSON.stringify(text).slice(1, -1) : text;
}
