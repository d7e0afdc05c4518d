import { type SmokeRecord, smokeRecord } from '@rollcall/cli/smoke/smoke-record';
import type { ReleaseStore } from './release-store.ts';
import { SMOKE_FILE } from './store-paths.ts';

/** The record of a version's last smoke test; undefined without one, or when it cannot be read. */
export async function readSmokeRecord(
  store: Pick<ReleaseStore, 'readText'>,
  name: string,
  version: string,
): Promise<SmokeRecord | undefined> {
  try {
    const text = await store.readText(name, version, SMOKE_FILE);
    const read = smokeRecord.safeParse(JSON.parse(text ?? ''));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}
