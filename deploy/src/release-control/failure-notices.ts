import { type Outcome, pointerOf, type ReleaseList, recordOf } from '@rollcall/shared/module';
import type { ReleaseStore } from '../store/release-store.ts';

/** A live version that failed in browsers, for administrators. */
export interface FailureNotice {
  /** The same for every notice about a version, so that no one gets two. */
  readonly key: string;
  /** A sentence about what fails and what to do. */
  readonly text: string;
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

/** Reports that may have been caused by one user's connection, before they count. */
const REPORTS_ABOUT_CONNECTION = 3;

/**
 * Tells operators and administrators of live versions that fail in browsers: one line at `error` and one notice per
 * version (design §5). Anyone can send a report, so a notice changes nothing by itself.
 */
export function createFailureNotices({ store, notify }: Options) {
  /** Reports so far by version; undefined once it was noticed. */
  const counts = new Map<string, number | undefined>();

  /** Whether this failure is the first of its version that counts. */
  function isNew({ module, version, why }: Outcome): boolean {
    const key = `${module} ${version}`;
    if (counts.has(key) && counts.get(key) === undefined) return false;
    const count = (counts.get(key) ?? 0) + 1;
    const isEnough = !(why === 'load' || why === 'timeout') || count >= REPORTS_ABOUT_CONNECTION;
    counts.set(key, isEnough ? undefined : count);
    return isEnough;
  }

  return async (outcomes: readonly Outcome[], log: Log): Promise<void> => {
    const failures = outcomes.filter(({ result }) => result !== 'ok');
    if (failures.length === 0) return;
    const list = await store.readList();
    for (const failure of failures.filter((one) => isLive(list, one)).filter(isNew)) {
      const { module, version, why, supportId } = failure;
      const text = describeFailure(list, failure);
      log.error({ module, version, why, supportId }, text);
      const notice = { key: `release ${module} ${version} fails`, text };
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
  const instead =
    result === 'fallback' ? ` They show the earlier version ${pointer?.good} instead.` : '';
  return `${title} ${version} fails in browsers.${instead} To see how often: npm run releases -- ${module}. To roll back: npm run rollback -- ${module}`;
}
