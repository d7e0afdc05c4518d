import type { ModuleNames } from './module-name.ts';

/**
 * Fills the names of a module into a file of the template, all in one pass, so that a name that was filled in is never
 * replaced again. `more` has other texts to replace.
 */
export function fillIn(
  text: string,
  path: string,
  names: ModuleNames,
  more: Readonly<Record<string, string>> = {},
): string {
  const replacements: Readonly<Record<string, string>> = {
    ...more,
    'mfe-template': names.name,
    'template-team': escapeFor(path, names.team),
    TemplatePage: `${names.pascal}Page`,
    Template: escapeFor(path, names.title),
    template: names.slug,
  };
  // The first that matches wins, so longer ones come first.
  const placeholders = Object.keys(replacements).map((one) => one.replaceAll('.', '\\.'));
  return text.replace(new RegExp(placeholders.join('|'), 'g'), (one) => replacements[one] ?? one);
}

/** Escapes a free text, such as a title, for a string literal in this file. */
function escapeFor(path: string, text: string): string {
  if (/\.tsx?$/.test(path)) return text.replace(/[\\']/g, String.raw`\$&`);
  return path.endsWith('.json') ? JSON.stringify(text).slice(1, -1) : text;
}
