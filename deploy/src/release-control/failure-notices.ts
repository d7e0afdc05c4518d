import { type Outcome, pointerOf, type ReleaseList, recordOf } from '@rollcall/shared/module';
import type { ReleaseStore } from '../store/release-store.ts';

/** A live version that failed in browsers, for administrators. */
export interface FailureNotice {
  /** The same for every notice about a version, so that no one gets two. */
  readonly key: string;
  /** A sentence about what fails and what to do. */
  readonly text: string;
  /** Path of the page of the module's releases. */
  readonly link: string;
}

/** Tells the administrators of a failure, once per key. */
export type NotifyAdministrators = (notice: FailureNotice) => Promise<void>;

interface Options {
  readonly store: Pick<ReleaseStore, 'readList'>;
  /** Absent on a web host without an API of its own: then only the log tells. */
  readonly notify?: NotifyAdministrators | undefined;
}

interface Log {
  error(details: object, sentence: string): void;
}

/** Who sent a report. */
export interface Source {
  readonly network: string;
  /** Whether the report came with a live session. Asked only about a failure. */
  isPerson(): Promise<boolean>;
}

/** Reports that may have been caused by one user's connection, before they count. */
const REPORTS_ABOUT_CONNECTION = 3;

/** Anyone can send reports without a session; from so many networks they are believed. */
const BELIEVED_NETWORKS = 3;

/** What was reported of a version. */
class Reports {
  count = 0;
  isFromPerson = false;
  isLogged = false;
  isNotified = false;
  readonly networks = new Set<string>();

  add(network: string, isPerson: boolean): void {
    this.count += 1;
    this.isFromPerson ||= isPerson;
    if (!this.isBelieved) this.networks.add(network);
  }
  get isBelieved(): boolean {
    return this.isFromPerson || this.networks.size >= BELIEVED_NETWORKS;
  }
}

/**
 * Tells operators and administrators of live versions that fail in browsers: one line at `error` and one notice per
 * version (design §5). Administrators are notified when a report comes with a session, or
 * from three networks.
 */
export function createFailureNotices({ store, notify }: Options) {
  const reports = new Map<string, Reports>();
  const reportsOf = ({ module, version }: Outcome): Reports => {
    const key = `${module} ${version}`;
    const found = reports.get(key) ?? new Reports();
    reports.set(key, found);
    return found;
  };

  return async (outcomes: readonly Outcome[], source: Source, log: Log): Promise<void> => {
    if (outcomes.every(({ result }) => result === 'ok')) return;
    const list = await store.readList();
    const failures = outcomes.filter((one) => one.result !== 'ok' && isLive(list, one));
    const isPerson = failures.length > 0 && (await source.isPerson());
    for (const failure of failures) {
      const { module, version, why, supportId } = failure;
      const known = reportsOf(failure);
      known.add(source.network, isPerson);
      const mayBeConnection = why === 'load' || why === 'timeout';
      if (mayBeConnection && known.count < REPORTS_ABOUT_CONNECTION) continue;
      const text = describeFailure(list, failure);
      const whatToDo = `To see how often: npm run releases -- ${module}. To roll back: npm run rollback -- ${module}`;
      if (!known.isLogged) log.error({ module, version, why, supportId }, `${text} ${whatToDo}`);
      known.isLogged = true;
      if (known.isNotified || !known.isBelieved) continue;
      known.isNotified = true;
      const key = `release ${module} ${version} fails`;
      // The page shows how often, and rolls back.
      const notice = { key, text, link: `/modules/${module}` };
      await notify?.(notice).catch((error: Error) => log.error(error, 'No one could be notified.'));
    }
  };
}

/** Whether pages load this version now. A disabled module and an earlier version need no attention. */
function isLive(list: ReleaseList | undefined, { module, version }: Outcome): boolean {
  const pointer = pointerOf(list, module);
  return pointer?.current === version && !pointer.disabled;
}

function describeFailure(
  list: ReleaseList | undefined,
  { module, version, result }: Outcome,
): string {
  const pointer = pointerOf(list, module);
  const title = recordOf(pointer, version)?.descriptor.title ?? 'The console';
  const good = pointer?.good ?? version;
  const hasEarlier = result === 'fallback' && good !== version;
  const instead = hasEarlier ? ` They show the earlier version ${good} instead.` : '';
  return `${title} ${version} fails in browsers.${instead}`;
}
