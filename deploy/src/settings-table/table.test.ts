import {
  commonNotes,
  commonSettings,
  SETTING_GROUPS,
  type SettingNotes,
} from '@rollcall/shared/node';
import { settingsTable, withTable } from './table.ts';

const table = settingsTable({ schemas: commonSettings, notes: commonNotes });

test('every setting has one row, below its group', () => {
  const names = [...table.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
  expect(names.toSorted()).toEqual(Object.keys(commonSettings).toSorted());
  const headings = [...table.matchAll(/^\*\*(.+)\*\*$/gm)].map(([, heading]) => heading);
  expect(headings).toEqual(SETTING_GROUPS);
});

test('a default comes from the schema, unless the note describes it', () => {
  expect(table).toContain('| `PORT` | `3000` | Port of the console. |');
  expect(table).toContain('| `HOST` | 127.0.0.1 while the demo administrator exists');
  expect(table).toContain('| `CORS_ORIGINS` | none |');
});

test('a document keeps the text around the table, and writing the table twice changes nothing', () => {
  const document =
    'before\n<!-- settings: written by npm run settings -->\nstale rows\n<!-- end of settings -->\nafter\n';
  const written = withTable(document, table);
  expect(written).toMatch(/^before\n/);
  expect(written).toMatch(/<!-- end of settings -->\nafter\n$/);
  expect(written).not.toContain('stale rows');
  expect(withTable(written, table)).toBe(written);
  expect(withTable(written, `${table}\n| more |`)).not.toBe(written);
});

test.each([
  'no markers',
  '<!-- end of settings --> <!-- settings: written by npm run settings -->',
])('a document without the markers in the right order is refused: %s', (document) => {
  expect(() => withTable(document, table)).toThrow(/lacks/);
});

test('a setting without a note does not compile', () => {
  // @ts-expect-error HOST has no note.
  const notes: SettingNotes<{ PORT: unknown; HOST: unknown }> = { PORT: commonNotes.PORT };
  expect(notes.PORT.group).toBe('Console');
});
