import { rename } from 'node:fs/promises';
import {
  type AnyRelease,
  isReleaseName,
  isVersion,
  listOf,
  type Pointer,
  type Pointers,
  parseRelease,
  pointersOf,
  type ReleaseList,
  recordOf,
  withRecords,
} from '@rollcall/shared/module';
import { OperatorError, readIfExists, writeAtomic } from '@rollcall/shared/node';
import {
  type LiveList,
  type Move,
  parseLiveList,
  readLogLines,
  serializeLiveList,
} from './live-list.ts';
import { withStoreLock } from './lock.ts';
import { versionsInOrder } from './pointers.ts';
import type { ReleaseStore } from './release-store.ts';
import { repairRecords } from './repair-records.ts';
import { storePaths } from './store-paths.ts';

/**
 * Repairs a damaged `live.json`, `log.jsonl` or `release.json` of a folder store (`npm run releases -- --repair`). Damaged lines of the
 * log are dropped; the list is rebuilt from itself or its copy, whichever is readable, and the later moves in the log.
 * Damaged files are renamed to `NAME.damaged-TIME`.
 * @returns sentences about what was done, or that there was nothing to do.
 * @throws OperatorError when neither list, copy nor log names a release of the shell; then nothing was changed.
 */
export async function repairStore(
  root: string,
  store: Pick<ReleaseStore, 'readText' | 'listVersions'>,
  now: Date,
): Promise<string[]> {
  const paths = storePaths(root);
  return withStoreLock(paths.lock, async () => {
    const suffix = `.damaged-${now.toISOString().replace(/[:.]/g, '-')}`;
    const [live, copy] = [await readFile(paths.live), await readFile(paths.copy)];
    const logFile = await readText(paths.log);
    const log = readLogLines(logFile.text ?? '');
    const usable = log.moves.filter(isUsable);
    const done: string[] = [];

    if (!live.exists && !copy.exists && !logFile.exists) {
      return ['Nothing to repair: nothing is live in this store yet.'];
    }
    const isListIntact = live.read !== undefined && (await isServable(store, live.read.list));
    const base = live.read ?? copy.read;
    const moves = withMissing(usable, base?.moves ?? []);
    if (!live.read) done.push(...(base ? [describeCopy(base)] : [describeRebuild(moves)]));
    const rebuilt = isListIntact ? undefined : await rebuildList(store, base, moves, now, done);
    if (live.read && isListIntact) done.push(...(await repairRecords(root, store, live.read.list)));

    const isLogUnreadable = logFile.exists && logFile.text === undefined;
    if (isLogUnreadable || log.damaged.length > 0 || usable.length < log.moves.length) {
      await rename(paths.log, paths.log + suffix);
      await writeAtomic(paths.log, moves.map((move) => `${JSON.stringify(move)}\n`).join(''));
      const dropped = log.damaged.length + log.moves.length - usable.length;
      done.push(
        `log.jsonl: dropped ${dropped} damaged ${dropped === 1 ? 'line' : 'lines'}, kept ${moves.length}. The damaged file is now log.jsonl${suffix}.`,
      );
    }
    if (rebuilt) {
      if (live.exists) await rename(paths.live, paths.live + suffix);
      if (copy.exists && copy.text === undefined) await rename(paths.copy, paths.copy + suffix);
      await writeAtomic(paths.live, rebuilt);
      await writeAtomic(paths.copy, rebuilt);
      done.push(
        live.exists
          ? `live.json was repaired. The damaged file is now live.json${suffix}.`
          : 'live.json was missing and has been restored.',
      );
    }
    return done.length > 0 ? done : ['Nothing to repair: list, log and records are intact.'];
  });
}

const describeCopy = ({ list }: LiveList) =>
  `Restored the copy of ${list.updatedAt} and applied the moves since then.`;

const describeRebuild = (moves: readonly Move[]) =>
  `Rebuilt the list from the ${moves.length} moves in log.jsonl.`;

interface Stored {
  readonly exists: boolean;
  /** Undefined when the file does not exist or cannot be read, for example because it is a folder. */
  readonly text?: string;
}

async function readText(path: string): Promise<Stored> {
  try {
    const text = await readIfExists(path);
    return text === undefined ? { exists: false } : { exists: true, text };
  } catch {
    return { exists: true };
  }
}

/** The text of a list file, and its parsed content if it is valid. */
async function readFile(path: string): Promise<Stored & { readonly read?: LiveList }> {
  const stored = await readText(path);
  if (stored.text === undefined) return stored;
  try {
    return { ...stored, read: parseLiveList(stored.text, path) };
  } catch {
    return stored;
  }
}

/** Whether the name and the versions of a move are valid. */
const isUsable = ({ name, to, good }: Move) =>
  isReleaseName(name) && isVersion(to) && (good === null || isVersion(good));

/** The log with those moves of a list that it does not have yet. */
function withMissing(log: readonly Move[], listMoves: readonly Move[]): Move[] {
  const numbers = new Set(log.map(({ number }) => number));
  const missing = listMoves.filter((move) => isUsable(move) && !numbers.has(move.number));
  return [...log, ...missing].toSorted((a, b) => a.number - b.number);
}

/** The text of the list `base` after applying every later move of the log. */
async function rebuildList(
  store: Pick<ReleaseStore, 'readText'>,
  base: LiveList | undefined,
  moves: readonly Move[],
  now: Date,
  done: string[],
): Promise<string> {
  const lastInBase = base?.moves.at(-1)?.number ?? 0;
  const pointers = pointersOf(base?.list);
  for (const move of moves.filter(({ number }) => number > lastInBase)) {
    pointers.set(move.name, afterMove(pointers.get(move.name), move));
  }
  const moved = listOf(pointers);
  if (!moved) {
    throw new OperatorError(
      'Neither live.json, its copy nor log.jsonl names a release of the shell: restore DATA_DIR from a backup, or remove its folder releases and run npm start. Nothing was changed.',
    );
  }
  const modules = await withAllRecords(store, moved.modules, done);
  const shell = await withStoredShell(store, moved.shell, moves, done);
  const changed = { format: 1, updatedAt: now.toISOString(), shell, modules } as const;
  const list: ReleaseList = { ...base?.list, ...changed };
  return serializeLiveList(list, moves.slice(-1));
}

/** Whether pages can be served with a list: its shell is in the store, and each live module version has a record. */
async function isServable(
  store: Pick<ReleaseStore, 'readText'>,
  { shell, modules }: ReleaseList,
): Promise<boolean> {
  const hasRecords = Object.values(modules).every(
    (one) => recordOf(one, one.current) !== undefined,
  );
  return hasRecords && (await hasShell(store, shell.current));
}

const hasShell = async (store: Pick<ReleaseStore, 'readText'>, version: string) =>
  (await readRecordIfValid(store, 'shell', version)) !== undefined;

/**
 * The shell's pointer. If its version is missing from the store, it goes back to last known good, otherwise to the
 * newest earlier version that is stored.
 * @throws OperatorError when the store has no version of the shell that was ever live; then nothing was changed.
 */
async function withStoredShell(
  store: Pick<ReleaseStore, 'readText'>,
  pointer: Pointers['shell'],
  moves: readonly Move[],
  done: string[],
): Promise<Pointers['shell']> {
  if (await hasShell(store, pointer.current)) return pointer;
  const earlier = versionsInOrder(moves, 'shell').toReversed();
  for (const version of [pointer.good, ...earlier]) {
    if (version === null || !(await hasShell(store, version))) continue;
    done.push(
      `The shell is at ${version}: its live version ${pointer.current} is not in the store.`,
    );
    return { ...pointer, current: version, good: version };
  }
  throw new OperatorError(
    'The store has no release of the shell: restore DATA_DIR from a backup. Nothing was changed.',
  );
}

/** A pointer after one move of the log. */
function afterMove(before: Pointer | undefined, { action, from, to, good, by, at }: Move): Pointer {
  const { urgent: _, ...kept } = before ?? { urgent: undefined };
  const bad = (before?.bad ?? []).filter((version) => version !== to);
  const isBack = action === 'rollback' && from !== null;
  const since = before?.current === to && action !== 'enable' ? before.since : at;
  return {
    ...kept,
    current: to,
    good,
    bad: isBack && !bad.includes(from) ? [...bad, from] : bad,
    disabled: action === 'disable' || (action !== 'enable' && (before?.disabled ?? false)),
    by,
    at,
    ...(since === undefined ? {} : { since }),
    releases: before?.releases ?? {},
  };
}

/** The modules' pointers with the records of their versions; a module without any stored version is left out. */
async function withAllRecords(
  store: Pick<ReleaseStore, 'readText'>,
  pointers: Pointers['modules'],
  done: string[],
): Promise<Pointers['modules']> {
  const modules: Pointers['modules'] = {};
  for (const [name, before] of Object.entries(pointers)) {
    const { current, good } = before;
    const stored = await Promise.all(
      [current, good].map((one) => readRecordIfValid(store, name, one)),
    );
    const pointer = withRecords(
      before,
      stored.flatMap((one) => one ?? []),
    );
    const missing = `its live version ${current} is not in the store`;
    if (recordOf(pointer, current)) modules[name] = pointer;
    else if (good !== null && recordOf(pointer, good)) {
      done.push(`${name} is at ${good}: ${missing}.`);
      modules[name] = { ...pointer, current: good };
    } else done.push(`${name} is left out: ${missing}.`);
  }
  return modules;
}

/** The record of a version; undefined when it is missing or invalid. */
async function readRecordIfValid(
  store: Pick<ReleaseStore, 'readText'>,
  name: string,
  version: string | null,
): Promise<AnyRelease | undefined> {
  if (version === null) return undefined;
  const text = await store.readText(name, version, 'release.json');
  try {
    return text === undefined ? undefined : parseRelease(name, text);
  } catch {
    return undefined;
  }
}
