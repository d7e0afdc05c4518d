import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ModuleWords } from './module-name.ts';

/** Where the template lies: a whole module, which types, lint and tests see like any other. */
const FOLDER = 'tools/template';

const PLACEHOLDERS =
  /\.\.\/\.\.\/|tools\/template|mfe-template|template-team|TemplatePage|Template|template/g;

/**
 * The files of a new module: those of the template, with the module's own words in names and texts. Paths are from
 * the module's folder.
 */
export function templateFiles(root: string, words: ModuleWords): Record<string, string> {
  const folder = join(root, FOLDER);
  const files = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/(^|\/)(dist|node_modules)(\/|$)/.test(entry.parentPath))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  return Object.fromEntries(
    files
      .toSorted()
      .map((path) => [
        path.replaceAll('template', words.slug),
        withWords(readFileSync(join(folder, path), 'utf8'), path, words),
      ]),
  );
}

/** One pass, so that a word that is put in is not taken for one of the template's. */
function withWords(text: string, path: string, words: ModuleWords): string {
  const put: Readonly<Record<string, string>> = {
    // The template lies one folder deeper than a module.
    '../../': '../',
    [FOLDER]: words.name,
    'mfe-template': words.name,
    'template-team': inText(path, words.team),
    TemplatePage: `${words.pascal}Page`,
    Template: inText(path, words.title),
    template: words.slug,
  };
  return text.replace(PLACEHOLDERS, (found) => put[found] ?? found);
}

/** Free words as they stand between the quotes of a file: its team chose them. */
function inText(path: string, words: string): string {
  if (/\.tsx?$/.test(path)) return words.replace(/[\\']/g, String.raw`\$&`);
  return path.endsWith('.json') ? JSON.stringify(words).slice(1, -1) : words;
}
