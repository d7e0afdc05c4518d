import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { betweenMarkers, refreshReports } from './reports.ts';

const root = mkdtempSync(join(tmpdir(), 'rollcall-reports-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const REPORTS = [
  { path: 'same.md', render: () => 'same' },
  { path: 'changed.md', render: async (before: string) => `${before.slice(0, 3)}new` },
  { path: 'missing.md', render: (before: string) => `first${before}` },
];

test('a report that differs from the sources is named; only without --check it is written', async () => {
  writeFileSync(join(root, 'same.md'), 'same');
  writeFileSync(join(root, 'changed.md'), 'is old');
  const stale = ['changed.md', 'missing.md'];
  expect(await refreshReports(root, REPORTS, { isCheck: true })).toEqual(stale);
  expect(readFileSync(join(root, 'changed.md'), 'utf8')).toBe('is old');
  expect(await refreshReports(root, REPORTS, { isCheck: false })).toEqual(stale);
  expect(readFileSync(join(root, 'changed.md'), 'utf8')).toBe('is new');
  expect(await refreshReports(root, REPORTS.slice(0, 2), { isCheck: true })).toEqual([]);
});

const DOCUMENT =
  'before\n<!-- written by npm run reports -->\nstale\n<!-- end of what is written -->\nafter\n';

test('a document keeps what is around the markers, and is the same when written again', () => {
  const written = betweenMarkers(DOCUMENT, 'fresh');
  expect(written).toMatch(/^before\n.*\n\nfresh\n\n.*\nafter\n$/);
  expect(betweenMarkers(written, 'fresh')).toBe(written);
});

test.each(['no markers', DOCUMENT.split('\n').toReversed().join('\n')])(
  'a document without the markers in their order is refused: %j',
  (document) => {
    expect(() => betweenMarkers(document, 'fresh')).toThrow(/lacks/);
  },
);
