/** The groups of the README's table of settings, in order. */
export const SETTING_GROUPS = [
  'Console',
  'Database',
  'Mail',
  'Uploads',
  'Foreign backend',
  'Operations',
] as const;

/** The description of a setting in the README. */
export interface SettingNote {
  readonly group: (typeof SETTING_GROUPS)[number];
  /** A sentence or two in Markdown. */
  readonly meaning: string;
  /** The default value, in Markdown, when it cannot be read from the schema. */
  readonly fallback?: string;
}

/** A note for every setting of a shape: one without a note does not compile. */
export type SettingNotes<Shape> = { readonly [Name in keyof Shape]: SettingNote };
