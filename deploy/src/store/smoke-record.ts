import { type Pointers, pointersOf } from '@rollcall/shared/module';
import * as z from 'zod/mini';
import type { ReleaseStore } from './release-store.ts';
import { SMOKE_FILE } from './store-paths.ts';

/** Who opens a page in a smoke test. */
const role = z.enum(['signed out', 'employee', 'administrator']);

/** One page that a smoke test opened. */
const smokePage = z.object({
  path: z.string(),
  role,
  theme: z.enum(['light', 'dark']),
  ms: z.number(),
  /** What went wrong, one sentence each; none when the page passed. */
  problems: z.array(z.string()),
});

/** `smoke.json` in a version's folder: its last smoke test (decision 067). */
const smokeRecord = z.object({
  name: z.string(),
  version: z.string(),
  /** ISO. */
  at: z.string(),
  passed: z.boolean(),
  /** The other versions in the console that was opened, by name: the shell's, and those of the modules. */
  against: z.record(z.string(), z.string()),
  pages: z.array(smokePage),
  /** What it did not open, one sentence each. */
  notOpened: z.array(z.string()),
  /** Name and version of the browser. */
  browser: z.string(),
  seconds: z.number(),
});

export type SmokeRole = z.infer<typeof role>;
export type SmokePage = z.infer<typeof smokePage>;
export type SmokeRecord = z.infer<typeof smokeRecord>;

/** The record of a version's last smoke test; undefined without one, or when it cannot be read. */
export async function readSmokeRecord(
  store: Pick<ReleaseStore, 'readText'>,
  name: string,
  version: string,
): Promise<SmokeRecord | undefined> {
  const text = await store.readText(name, version, SMOKE_FILE);
  try {
    const read = smokeRecord.safeParse(JSON.parse(text ?? ''));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The versions next to which a page would load `name`: for a module the shell's, for the shell those of the enabled
 * modules. A smoke test counts as long as they are live.
 */
export function versionsNextTo(list: Pointers, name: string): Record<string, string> {
  const others = [...pointersOf(list)].filter(([other, { disabled }]) =>
    name === 'shell' ? other !== 'shell' && !disabled : other === 'shell',
  );
  return Object.fromEntries(others.map(([other, { current }]) => [other, current]));
}
