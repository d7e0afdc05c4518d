import { rename } from 'node:fs/promises';
import {
  isReleaseName,
  isVersion,
  type ModulePointer,
  modulePointerOf,
  type Release,
  type ReleaseList,
  recordOf,
  release as releaseSchema,
} from '@rollcall/shared/module';
import { readIfExists, StartError, writeAtomic } from '@rollcall/shared/node';
import {
  type LiveList,
  type Move,
  parseLiveList,
  readLogLines,
  writeLiveList,
} from './live-list.ts';
import { withLock } from './lock.ts';
import { type Pointer, versionsInOrder, withRecords } from './pointers.ts';
import type { ReleaseStore } from './release-store.ts';
import { storePaths } from './store-paths.ts';

/**
 * Brings a damaged `live.json` or `log.jsonl` of a folder store back (`npm run releases -- --repair`): damaged lines of
 * the log are dropped, and the list is made from the newest that can be read (the list itself, its copy) and the moves
 * that the log has beyond it. What was damaged is kept beside, as `NAME.damaged-TIME`.
 * @returns sentences that say what was done, or that nothing was to do.
 * @throws StartError when neither list, copy nor log names a release of the shell; then nothing was changed.
 */
export async function repairStore(
  root: string,
  store: Pick<ReleaseStore, 'readText'>,
  now: Date,
): Promise<string[]> {
  const paths = storePaths(root);
  return withLock(paths.lock, async () => {
    const suffix = `.damaged-${now.toISOString().replace(/[:.]/g, '-')}`;
    const [live, copy] = [await readFile(paths.live), await readFile(paths.copy)];
    const logFile = await readText(paths.log);
    const log = readLogLines(logFile.text ?? '');
    const usable = log.moves.filter(isUsable);
    const done: string[] = [];

    if (!live.isThere && !copy.isThere && !logFile.isThere) {
      return ['Nothing to repair: nothing is live in this store yet.'];
    }
    const listIsWhole = live.read !== undefined && (await isServable(store, live.read.list));
    const base = live.read ?? copy.read;
    const moves = withMissing(usable, base?.moves ?? []);
    if (!live.read) done.push(...(base ? [takenFrom(base)] : [madeFrom(moves)]));
    const rebuilt = listIsWhole ? undefined : await rebuildList(store, base, moves, now, done);

    const isLogUnreadable = logFile.isThere && logFile.text === undefined;
    if (isLogUnreadable || log.damaged.length > 0 || usable.length < log.moves.length) {
      await rename(paths.log, paths.log + suffix);
      await writeAtomic(paths.log, moves.map((move) => `${JSON.stringify(move)}\n`).join(''));
      const dropped = log.damaged.length + log.moves.length - usable.length;
      done.push(
        `log.jsonl: dropped ${dropped} damaged ${dropped === 1 ? 'line' : 'lines'}, kept ${moves.length}. The file as it was: log.jsonl${suffix}`,
      );
    }
    if (rebuilt) {
      if (live.isThere) await rename(paths.live, paths.live + suffix);
      if (copy.isThere && copy.text === undefined) await rename(paths.copy, paths.copy + suffix);
      await writeAtomic(paths.live, rebuilt);
      await writeAtomic(paths.copy, rebuilt);
      done.push(
        live.isThere
          ? `live.json can be read again. The file as it was: live.json${suffix}`
          : 'live.json was missing and is there again.',
      );
    }
    return done.length > 0 ? done : ['Nothing to repair: live.json and log.jsonl can be read.'];
  });
}

const takenFrom = ({ list }: LiveList) =>
  `Took the copy of ${list.updatedAt} and made the moves since then.`;

const madeFrom = (moves: readonly Move[]) =>
  `Made the list from the ${moves.length} moves of log.jsonl.`;

interface Stored {
  readonly isThere: boolean;
  /** Undefined when it is not there, or there and cannot be read, as a folder. */
  readonly text?: string;
}

async function readText(path: string): Promise<Stored> {
  try {
    const text = await readIfExists(path);
    return text === undefined ? { isThere: false } : { isThere: true, text };
  } catch {
    return { isThere: true };
  }
}

/** A list file's text, and what it says if it can be read. */
async function readFile(path: string): Promise<Stored & { readonly read?: LiveList }> {
  const stored = await readText(path);
  if (stored.text === undefined) return stored;
  try {
    return { ...stored, read: parseLiveList(stored.text, path) };
  } catch {
    return stored;
  }
}

/** Whether a move is about a name and versions that there can be. */
const isUsable = ({ name, to, good }: Move) =>
  isReleaseName(name) && isVersion(to) && (good === null || isVersion(good));

/** The log, with the moves that a list carries and the log does not have yet. */
function withMissing(log: readonly Move[], own: readonly Move[]): Move[] {
  const numbers = new Set(log.map(({ number }) => number));
  const missing = own.filter((move) => isUsable(move) && !numbers.has(move.number));
  return [...log, ...missing].toSorted((a, b) => a.number - b.number);
}

/** The text of a list: that of `base`, and every later move of the log made once more. */
async function rebuildList(
  store: Pick<ReleaseStore, 'readText'>,
  base: LiveList | undefined,
  moves: readonly Move[],
  now: Date,
  done: string[],
): Promise<string> {
  const known = base?.moves.at(-1)?.number ?? 0;
  const pointers = new Map<string, Pointer & { disabled?: boolean }>();
  if (base) {
    pointers.set('shell', base.list.shell);
    for (const [name, pointer] of Object.entries(base.list.modules)) pointers.set(name, pointer);
  }
  for (const move of moves.filter(({ number }) => number > known)) {
    pointers.set(move.name, afterMove(pointers.get(move.name), move));
  }
  const shell = pointers.get('shell');
  if (!shell) {
    throw new StartError(
      'Neither live.json, its copy nor log.jsonl names a release of the shell: restore DATA_DIR from a backup, or remove its folder releases and run npm start. Nothing was changed.',
    );
  }
  const modules = await withAllRecords(store, pointers, base, done);
  const { disabled: _, ...named } = shell;
  const shellPointer = await withShellThatIsThere(store, named, moves, done);
  const list: ReleaseList = {
    format: 1,
    updatedAt: now.toISOString(),
    shell: shellPointer,
    modules,
  };
  return writeLiveList(list, moves.slice(-1));
}

/** Whether pages can be served with a list: its shell is in the store, and each module's live version has its record. */
async function isServable(
  store: Pick<ReleaseStore, 'readText'>,
  { shell, modules }: ReleaseList,
): Promise<boolean> {
  const isWhole = Object.values(modules).every((one) => recordOf(one, one.current) !== undefined);
  return isWhole && (await isShellThere(store, shell.current));
}

const isShellThere = async (store: Pick<ReleaseStore, 'readText'>, version: string) =>
  (await store.readText('shell', version, 'release.json')) !== undefined;

/**
 * The shell's pointer, at last known good or else the newest earlier version where the files of its own are gone.
 * @throws StartError when the store has no version of the shell that was ever live; then nothing was changed.
 */
async function withShellThatIsThere(
  store: Pick<ReleaseStore, 'readText'>,
  pointer: Pointer,
  moves: readonly Move[],
  done: string[],
): Promise<Pointer> {
  if (await isShellThere(store, pointer.current)) return pointer;
  const earlier = versionsInOrder(moves, 'shell').toReversed();
  for (const version of [pointer.good, ...earlier]) {
    if (version === null || !(await isShellThere(store, version))) continue;
    done.push(
      `The shell is at ${version}: its live version ${pointer.current} is not in the store.`,
    );
    return { ...pointer, current: version, good: version };
  }
  throw new StartError(
    'The store has no release of the shell: restore DATA_DIR from a backup. Nothing was changed.',
  );
}

/** A pointer after one move of the log. */
function afterMove(
  before: (Pointer & { disabled?: boolean }) | undefined,
  { action, from, to, good, by, at }: Move,
): Pointer & { disabled?: boolean } {
  const bad = (before?.bad ?? []).filter((version) => version !== to);
  const isBack = action === 'rollback' && from !== null;
  const since = before?.current === to && action !== 'enable' ? before.since : at;
  return {
    current: to,
    good,
    bad: isBack && !bad.includes(from) ? [...bad, from] : bad,
    disabled: action === 'disable' || (action !== 'enable' && (before?.disabled ?? false)),
    by,
    at,
    ...(since === undefined ? {} : { since }),
  };
}

/** The modules' pointers with the records of their versions; a module whose live version is gone is left out. */
async function withAllRecords(
  store: Pick<ReleaseStore, 'readText'>,
  pointers: ReadonlyMap<string, Pointer & { disabled?: boolean }>,
  base: LiveList | undefined,
  done: string[],
): Promise<Record<string, ModulePointer>> {
  const modules: Record<string, ModulePointer> = {};
  for (const [name, pointer] of pointers) {
    if (name === 'shell') continue;
    const records: Record<string, Release> = { ...modulePointerOf(base?.list, name)?.releases };
    for (const version of [pointer.current, pointer.good]) {
      const record = version === null ? undefined : await readRecord(store, name, version);
      if (record) records[record.version] = record;
    }
    const known = { releases: records };
    const missing = `its live version ${pointer.current} is not in the store`;
    const { disabled = false, ...rest } = pointer;
    if (recordOf(known, pointer.current)) {
      modules[name] = withRecords(rest, records, disabled);
    } else if (pointer.good !== null && recordOf(known, pointer.good)) {
      done.push(`${name} is at ${pointer.good}: ${missing}.`);
      modules[name] = withRecords({ ...rest, current: pointer.good }, records, disabled);
    } else done.push(`${name} is left out: ${missing}.`);
  }
  return modules;
}

async function readRecord(
  store: Pick<ReleaseStore, 'readText'>,
  name: string,
  version: string,
): Promise<Release | undefined> {
  const text = await store.readText(name, version, 'release.json');
  try {
    return text === undefined ? undefined : releaseSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
