import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** What happened to the acknowledged writes over all kills. */
export interface KillReport {
  readonly kills: number;
  readonly acknowledged: number;
  /** Acknowledged writes that were missing after the restart. */
  readonly lost: number;
  /** Transactions of which only one half was stored. */
  readonly torn: number;
  /** Longest time from start to the first response, including recovery. */
  readonly slowestStartMs: number;
}

/**
 * Repeatedly kills (SIGKILL) a process that writes into the embedded database, always on the same folder, and
 * counts what is missing afterwards. Each kill comes a fixed number of acknowledged writes and milliseconds
 * after the start, so that slow and fast disks are tested equally.
 */
export async function runKills(kills: number): Promise<KillReport> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kill-'));
  const acknowledged = new Set<number>();
  const totals = { lost: 0, torn: 0, slowestStartMs: 0 };
  try {
    for (let round = 0; round <= kills; round += 1) {
      const startedAt = performance.now();
      const writer = spawn(process.execPath, [join(import.meta.dirname, 'writer.ts'), dataDir], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const numbers = await readUntilKilled(writer, momentOf(round), (found) => {
        totals.slowestStartMs = Math.max(totals.slowestStartMs, performance.now() - startedAt);
        compare(found, acknowledged, totals);
      });
      // The last round only reads what the previous kill left.
      if (round < kills) for (const n of numbers) acknowledged.add(n);
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
  return { kills, acknowledged: acknowledged.size, ...totals };
}

type Found = readonly (readonly [number | null, number | null])[];
type Totals = { lost: number; torn: number; slowestStartMs: number };

/** Reads a writer's lines until it has been killed; returns the acknowledged numbers. */
async function readUntilKilled(
  writer: ChildProcessByStdio<null, Readable, null>,
  { writes, ms }: Moment,
  onFound: (found: Found) => void,
): Promise<number[]> {
  const ended = once(writer, 'exit');
  const numbers: number[] = [];
  for await (const text of createInterface({ input: writer.stdout })) {
    const line = JSON.parse(text) as { found?: Found; acknowledged?: number };
    if (line.found) onFound(line.found);
    if (!line.acknowledged) continue;
    numbers.push(line.acknowledged);
    if (numbers.length === writes) setTimeout(() => writer.kill('SIGKILL'), ms);
  }
  await ended;
  if (writer.signalCode !== 'SIGKILL') throw new Error(`the writer ended with ${writer.exitCode}`);
  return numbers;
}

function compare(found: Found, acknowledged: ReadonlySet<number>, totals: Totals): void {
  const whole = new Set(found.flatMap(([one, two]) => (one !== null && one === two ? [one] : [])));
  totals.lost += [...acknowledged].filter((n) => !whole.has(n)).length;
  totals.torn += found.length - whole.size;
}

/** When to kill: after so many acknowledged writes, and so many milliseconds. */
interface Moment {
  readonly writes: number;
  readonly ms: number;
}

function momentOf(round: number): Moment {
  return { writes: 5 + ((round * 37) % 60), ms: (round * 617) % 40 };
}
