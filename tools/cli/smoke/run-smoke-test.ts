import type { AnyRelease, ReleaseList } from '@rollcall/shared/module';
import { startBrowser } from './browser.ts';
import { candidateList } from './candidate-list.ts';
import { type SmokePage, type SmokeRecord, versionsNextTo } from './smoke-record.ts';
import { visitPage } from './visit-page.ts';
import { planVisits, rightsIn, type Visit } from './visits.ts';

/** How many pages are open at the same time. */
const PARALLEL = 2;

/** A console that listens on this machine. */
export interface ServedConsole {
  readonly origin: string;
  close(): Promise<unknown>;
}

interface Options {
  readonly list: ReleaseList;
  /** The published release that would become live. */
  readonly release: AnyRelease;
  /** Serves the console with a release list, and responds to calls with examples. */
  readonly serve: (list: ReleaseList) => Promise<ServedConsole>;
  /** The folder in which the browser's package is installed. */
  readonly folder: string;
  readonly signal: AbortSignal;
  /** How long a page may take, in milliseconds. */
  readonly pageTimeoutMs?: number | undefined;
}

/**
 * Opens the pages of a candidate in a headless browser, on the console as it would be with the candidate live, against
 * a server that responds to the contract's calls with examples (decision 067). Returns the record; stores nothing.
 * @throws NoBrowserError when no browser starts.
 */
export async function runSmokeTest({
  list,
  release,
  serve,
  folder,
  signal,
  pageTimeoutMs: timeoutMs,
}: Options): Promise<SmokeRecord> {
  const startedAt = performance.now();
  const at = new Date();
  const { name, version } = release.record;
  const candidate = candidateList(list, release);
  const { visits, notOpened } = planVisits(release, candidate, at);
  const first = firstOfEach(visits);
  const rights = rightsIn(candidate);
  const browser = await startBrowser(folder);
  try {
    const pages = await visitServed(
      () => serve(candidate),
      visits,
      (origin, one) => {
        signal.throwIfAborted();
        return visitPage(browser, origin, one, { timeoutMs, leaves: first.has(one), rights });
      },
    );
    return {
      name,
      version,
      at: at.toISOString(),
      passed: pages.every(({ problems }) => problems.length === 0),
      against: versionsNextTo(list, name),
      pages,
      notOpened: [...notOpened],
      browser: `Chromium ${browser.version()}`,
      seconds: Math.round((performance.now() - startedAt) / 100) / 10,
    };
  } finally {
    await browser.close();
  }
}

/** The first visit as each role and in each theme. */
function firstOfEach(visits: readonly Visit[]): ReadonlySet<Visit> {
  const groups = Map.groupBy(visits, ({ role, theme }) => `${role} ${theme}`);
  return new Set([...groups.values()].flatMap(([one]) => one ?? []));
}

/** Serves the console while pages are visited. */
async function visitServed(
  serve: () => Promise<ServedConsole>,
  visits: readonly Visit[],
  visit: (origin: string, one: Visit) => Promise<SmokePage>,
): Promise<SmokePage[]> {
  const server = await serve();
  try {
    return await visitAll(visits, (one) => visit(server.origin, one));
  } finally {
    await server.close();
  }
}

/** Visits pages a few at a time; the results have the order of the visits. */
async function visitAll(
  visits: readonly Visit[],
  visit: (one: Visit) => Promise<SmokePage>,
): Promise<SmokePage[]> {
  const waiting = [...visits.entries()];
  const pages: SmokePage[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, one] = next;
      pages[index] = await visit(one);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return pages;
}
