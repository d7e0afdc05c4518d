import { SETTING_GROUPS, type SettingNotes } from '@rollcall/shared/node';
import type * as z from 'zod/mini';

const BEGIN = '<!-- settings: written by npm run settings -->';
const END = '<!-- end of settings -->';

/** Settings of a program with their descriptions. */
export interface Described {
  readonly schemas: z.core.$ZodShape;
  readonly notes: SettingNotes<z.core.$ZodShape>;
}

/** The settings as Markdown: a table for each group, in the order in which they are declared. */
export function settingsTable({ schemas, notes }: Described): string {
  return SETTING_GROUPS.map((group) => {
    const rows = Object.entries(schemas).flatMap(([name, schema]) => {
      const note = notes[name];
      if (note?.group !== group) return [];
      const fallback = note.fallback ?? defaultOf(schema) ?? '–';
      return [`| \`${name}\` | ${fallback} | ${note.meaning} |`];
    });
    return [`**${group}**`, '', '| name | default | meaning |', '|---|---|---|', ...rows].join(
      '\n',
    );
  }).join('\n\n');
}

/** The default of a schema in backticks; undefined when it has none. */
function defaultOf(schema: z.core.$ZodType): string | undefined {
  const { def } = schema._zod;
  return 'defaultValue' in def ? `\`${String(def.defaultValue)}\`` : undefined;
}

/**
 * The document with the table between its two markers.
 * @throws Error when a marker is missing.
 */
export function withTable(document: string, table: string): string {
  const begin = document.indexOf(BEGIN);
  const end = document.indexOf(END);
  if (begin === -1 || end < begin) throw new Error(`The document lacks ${BEGIN} … ${END}.`);
  return `${document.slice(0, begin + BEGIN.length)}\n\n${table}\n\n${document.slice(end)}`;
}
