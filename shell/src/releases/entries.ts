import type { PublishedVersion, ReleasesReport } from '@rollcall/shared/module';
import { type Named, TEXTS } from './texts.ts';

/** A name of the store: `shell`, or a module. Of one that is not live there is no pointer. */
export type Entry = Pick<ReleasesReport['names'][number], 'name' | 'versions'> &
  Partial<ReleasesReport['names'][number]>;

/** All names: the shell, then the modules by title. */
export function entriesOf({ names, notLive }: ReleasesReport): readonly Entry[] {
  const rank = (entry: Entry) => (entry.name === 'shell' ? '' : titleOf(entry));
  return [...names, ...notLive].toSorted((a, b) => rank(a).localeCompare(rank(b)));
}

export const titleOf = ({ name, module }: Entry): string =>
  name === 'shell' ? TEXTS.shell : (module?.title ?? name);

export const namedOf = (entry: Entry): Named => ({
  title: titleOf(entry),
  current: entry.current,
});

export const liveVersion = ({ versions, current }: Entry): PublishedVersion | undefined =>
  versions.find(({ version }) => version === current);

/** Whether a version can become live. */
export const isUsable = ({ current }: Entry, { version, problem }: PublishedVersion): boolean =>
  version !== current && problem === undefined;

export const isBad = ({ bad = [] }: Entry, { version }: PublishedVersion): boolean =>
  bad.includes(version);

/** Versions that wait to become live: usable, not marked bad, and none that was live before. */
export const candidatesOf = (entry: Entry): readonly PublishedVersion[] =>
  entry.versions.filter((one) => isUsable(entry, one) && !isBad(entry, one) && !one.isEarlier);
