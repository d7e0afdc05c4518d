import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrations, toMigration } from './migration-files.ts';

const FOLDER = join(__dirname, 'migrations');

test('every file in the folder is a migration, and no number is used twice', () => {
  const numbers = readMigrations().map(({ number }) => number);
  expect(numbers).toHaveLength(readdirSync(FOLDER).length);
  expect(numbers[0]).toBe(1);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('the min_reader of every migration is an existing migration', () => {
  const all = readMigrations();
  const numbers = all.map(({ number }) => number);
  for (const { minReader } of all) expect(numbers).toContain(minReader);
});

test('min_reader is read from the first line', () => {
  const sql = '-- min_reader: 30\nSELECT 1;\n';
  expect(toMigration(31, 'x', sql)).toEqual({ number: 31, name: 'x', sql, minReader: 30 });
  expect(toMigration(31, 'x', '-- min_reader: 31\nSELECT 1;\n').minReader).toBe(31);
});

test.each([
  ['nowhere', 'SELECT 1;\n', 'must begin with the line "-- min_reader: N"'],
  ['on a later line', '-- A table.\n-- min_reader: 30\n', 'must begin with the line'],
  ['without a number', '-- min_reader: none\n', 'must begin with the line'],
  ['above its own number', '-- min_reader: 32\n', 'says min_reader 32, which is above its own'],
])('a file with its min_reader %s is refused', (_title, sql, reason) => {
  expect(() => toMigration(31, 'x', sql)).toThrow(reason);
  expect(() => toMigration(31, 'x', sql)).toThrow('031-x.sql');
});
