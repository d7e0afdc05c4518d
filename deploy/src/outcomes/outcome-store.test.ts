import { appendFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome } from '@rollcall/shared/module';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { folderOutcomes } from './outcome-store.ts';

const root = temporaryFolder();
const OK: Outcome = { module: 'mfe-time', version: '1', ms: 1, result: 'ok' };
const CLIENT = '192.0.2.1';
const on = (date: string) => ({ now: () => new Date(`${date}T12:00:00.000Z`) });

test('outcomes are kept for a week, in one file per day', async () => {
  const folder = join(root, 'week');
  await folderOutcomes(folder, on('2026-01-01')).add([OK, OK], CLIENT);
  await folderOutcomes(folder, on('2026-01-07')).add([OK], CLIENT);
  await expect(folderOutcomes(folder, on('2026-01-07')).read()).resolves.toHaveLength(3);
  await folderOutcomes(folder, on('2026-01-08')).add([OK], CLIENT);
  await expect(folderOutcomes(folder, on('2026-01-08')).read()).resolves.toHaveLength(2);
  expect(readdirSync(folder)).toEqual(['2026-01-07.jsonl', '2026-01-08.jsonl']);
});

test('a full day takes no more outcomes', async () => {
  const folder = join(root, 'full');
  const outcomes = folderOutcomes(folder, on('2026-01-01'));
  await outcomes.add([OK], CLIENT);
  const line = `${JSON.stringify({ at: '2026-01-01T00:00:00.000Z', ...OK })}\n`;
  const lines = Math.floor(2_000_000 / line.length);
  writeFileSync(join(folder, '2026-01-01.jsonl'), line.repeat(lines));
  await outcomes.add([OK], CLIENT);
  await outcomes.add([OK], '192.0.2.2');
  await expect(outcomes.read()).resolves.toHaveLength(lines);
});

test('one client may use a tenth of a day; the limit is reported once and does not affect other clients', async () => {
  const reported: string[] = [];
  const options = { ...on('2026-01-01'), onDropped: (sentence: string) => reported.push(sentence) };
  const outcomes = folderOutcomes(join(root, 'greedy'), options);
  const twenty = Array.from({ length: 20 }, () => OK);
  for (let report = 0; report < 200; report++) await outcomes.add(twenty, CLIENT);
  const taken = (await outcomes.read()).length;
  expect(taken).toBeGreaterThan(1000);
  expect(taken).toBeLessThan(4000);
  expect(reported).toEqual([expect.stringContaining('One client has reached its daily limit')]);
  await outcomes.add(twenty, '192.0.2.2');
  await expect(outcomes.read()).resolves.toHaveLength(taken + 20);
});

test('a fallback is remembered after its day is removed', async () => {
  const folder = join(root, 'fallen');
  await folderOutcomes(folder, on('2026-01-01')).add(
    [OK, { ...OK, version: '2', result: 'fallback', why: 'timeout' }],
    CLIENT,
  );
  const later = folderOutcomes(folder, on('2026-03-01'));
  await later.add([OK], CLIENT);
  await expect(later.read()).resolves.toHaveLength(1);
  await expect(later.fallenBack()).resolves.toEqual(new Set(['mfe-time 2']));
  await later.add([{ ...OK, version: '3', result: 'fallback' }], CLIENT);
  await expect(later.fallenBack()).resolves.toEqual(new Set(['mfe-time 2', 'mfe-time 3']));
});

test('an unknown reason, as a newer host may store, is ignored', async () => {
  const folder = join(root, 'newer');
  const outcomes = folderOutcomes(folder, on('2026-01-01'));
  await outcomes.add([OK], CLIENT);
  const line = { at: '2026-01-01T00:00:00.000Z', ...OK, result: 'failed', why: 'novel' };
  appendFileSync(join(folder, '2026-01-01.jsonl'), `${JSON.stringify(line)}\n`);
  const [, newer] = await outcomes.read();
  expect(newer).toMatchObject({ result: 'failed' });
  expect(newer?.why).toBeUndefined();
});

test('a line that a crash truncated is skipped, and an empty folder has no outcomes', async () => {
  const folder = join(root, 'cut');
  const outcomes = folderOutcomes(folder, on('2026-01-01'));
  await expect(outcomes.read()).resolves.toEqual([]);
  await outcomes.add([OK], CLIENT);
  appendFileSync(join(folder, '2026-01-01.jsonl'), '{"module":"mf');
  await expect(outcomes.read()).resolves.toMatchObject([OK]);
});
