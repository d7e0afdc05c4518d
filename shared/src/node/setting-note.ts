/** The groups of the settings' table in the README, in its order. */
export const SETTING_GROUPS = [
  'Console',
  'Database',
  'Mail',
  'Uploads',
  "Somebody else's backend",
  'Operations',
] as const;

/** What people read about a setting. */
export interface SettingNote {
  readonly group: (typeof SETTING_GROUPS)[number];
  /** A sentence or two in Markdown. */
  readonly meaning: string;
  /** Where the schema's own default does not say it: in Markdown. */
  readonly fallback?: string;
}

/** A note for every setting of a shape: one without a note does not compile. */
export type SettingNotes<Shape> = { readonly [Name in keyof Shape]: SettingNote };
