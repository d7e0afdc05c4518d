import { appendFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome } from '@rollcall/shared/module';
import { temporaryFolder } from '../testing/fixture-store.ts';
import { folderOutcomes } from './outcome-store.ts';

const root = temporaryFolder();
const OK: Outcome = { module: 'mfe-time', version: '1', ms: 1, result: 'ok' };
const day = (date: string) => () => new Date(`${date}T12:00:00.000Z`);

test('outcomes are kept a week, a file a day', async () => {
  const folder = join(root, 'week');
  await folderOutcomes(folder, day('2026-01-01')).add([OK, OK]);
  await folderOutcomes(folder, day('2026-01-07')).add([OK]);
  await expect(folderOutcomes(folder, day('2026-01-07')).read()).resolves.toHaveLength(3);
  await folderOutcomes(folder, day('2026-01-08')).add([OK]);
  await expect(folderOutcomes(folder, day('2026-01-08')).read()).resolves.toHaveLength(2);
  expect(readdirSync(folder)).toEqual(['2026-01-07.jsonl', '2026-01-08.jsonl']);
});

test('a day that is full takes no more', async () => {
  const folder = join(root, 'full');
  const outcomes = folderOutcomes(folder, day('2026-01-01'));
  await outcomes.add([OK]);
  writeFileSync(join(folder, '2026-01-01.jsonl'), `${JSON.stringify(OK)}\n`.repeat(40_000));
  await outcomes.add([OK]);
  await expect(outcomes.read()).resolves.toHaveLength(40_000);
});

test('a line that a crash cut off is left out, and an empty folder has none', async () => {
  const folder = join(root, 'cut');
  const outcomes = folderOutcomes(folder, day('2026-01-01'));
  await expect(outcomes.read()).resolves.toEqual([]);
  await outcomes.add([OK]);
  appendFileSync(join(folder, '2026-01-01.jsonl'), '{"module":"mf');
  await expect(outcomes.read()).resolves.toMatchObject([OK]);
});
