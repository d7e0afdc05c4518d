import {
  parseRelease,
  pointersOf,
  type Release,
  type ReleaseList,
  recordOf,
} from '@rollcall/shared/module';
import { writeAtomic } from '@rollcall/shared/node';
import type { ReleaseStore } from './release-store.ts';
import { versionPath } from './store-paths.ts';

type Store = Pick<ReleaseStore, 'readText' | 'listVersions'>;

/**
 * Restores the damaged `release.json` of versions whose record is in the list, and names what cannot be restored: other
 * damaged records, and versions of the list whose files are missing. Returns a sentence for each.
 */
export async function repairRecords(
  root: string,
  store: Store,
  list: ReleaseList,
): Promise<string[]> {
  const done: string[] = [];
  for (const [name, pointer] of pointersOf(list)) {
    const stored = await store.listVersions(name);
    for (const version of stored) {
      const record = recordOf(pointer, version);
      done.push(...(await repairRecord(root, store, { name, version, record })));
    }
    const needed = new Set([pointer.current, pointer.good ?? pointer.current]);
    const missing = [...needed].filter((version) => !stored.includes(version));
    done.push(...missing.map((version) => describeMissing(name, version)));
  }
  return done;
}

interface Version {
  readonly name: string;
  readonly version: string;
  /** Its record in the list, if there is one. */
  readonly record: Release | undefined;
}

async function repairRecord(
  root: string,
  store: Store,
  { name, version, record }: Version,
): Promise<string[]> {
  const text = await store.readText(name, version, 'release.json');
  try {
    parseRelease(name, text ?? '');
    return [];
  } catch {
    const file = versionPath(root, name, version, 'release.json');
    const title = `release.json of ${name} ${version}`;
    if (!record || !file) {
      return [`${title} is damaged and in no list: restore it from a backup, or release again.`];
    }
    await writeAtomic(file, `${JSON.stringify(record, null, 2)}\n`);
    return [`${title} was damaged and has been restored from the list.`];
  }
}

const describeMissing = (name: string, version: string) =>
  `${name} ${version} is in the list, and its files are missing: restore them from a backup, or make another version live (npm run releases -- ${name}).`;
