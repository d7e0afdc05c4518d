import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrations, toMigration } from './migration-files.ts';

/** The migrations of the first release, which databases have applied: these files never change. */
const FIRST_RELEASE = [
  ['001-people-and-time.sql', '3e56004b841c9f6d0906acbfb93bcd4b7be5b5715763540518a105c2e0ccceed'],
  ['002-day-counts.sql', '333d2bd565f5a72d8335600f8a16f22684be81d0610d99ba282bc727c91bcd97'],
  ['003-attempts.sql', '6ea836a7e037c15362624df724e008ad67ad316d61ec532ce83864ecb03f0beb'],
  ['010-audit-and-counts.sql', 'd6b525424cf5fc0139e6e759ae0ee7d608bf273004de076eaa1fe4e3ef5bbf41'],
  ['011-outbox.sql', '0f0047025021d9dc4bf2e79ebd2085c35aedca73a5faa2488c8ae0c1e68ec6db'],
  ['012-recovery.sql', '2158f081e467a98b9a96e90c9da85fd945ba1c137f3eda09c5c9892e671e8a2c'],
  ['013-files.sql', '95999e47474073256d470ed8bd648ad5feb6f999b1b311ca9703c201bfa11489'],
  [
    '020-punches-and-events.sql',
    '01e5f5b5e8ce7683dc720f6884d1efcffe4b2e9320cb2276f9dea1275df256f7',
  ],
  ['021-leave-decisions.sql', '6ac241e85f8225e90101fa2432654514d6c38309958261511aa39d7ee7db0743'],
  ['022-corrections.sql', '2f901d07a78698d7e08710bf1b47015eb00c4a628aff71c790c74f601c500fdd'],
  ['023-notices.sql', 'dc0c6d463eaf564e0f1af60b42ab69f8a438ddc5bc2e2d455bab01c797a739f2'],
];
const FOLDER = join(__dirname, 'migrations');

test('the migrations of the first release are unchanged', () => {
  const files = readdirSync(FOLDER).filter((file) => Number(file.slice(0, 3)) <= 23);
  const hashOf = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(FOLDER, file)))
      .digest('hex');
  expect(files.toSorted().map((file) => [file, hashOf(file)])).toEqual(FIRST_RELEASE);
});

test('every file in the folder is a migration, and no number is used twice', () => {
  const numbers = readMigrations().map(({ number }) => number);
  expect(numbers).toHaveLength(readdirSync(FOLDER).length);
  expect(numbers[0]).toBe(1);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('the min_reader of every migration after the first release is an existing migration', () => {
  const all = readMigrations();
  const numbers = all.map(({ number }) => number);
  for (const { number, minReader } of all) {
    if (number <= 23) expect(minReader).toBe(0);
    else expect(numbers).toContain(minReader);
  }
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
