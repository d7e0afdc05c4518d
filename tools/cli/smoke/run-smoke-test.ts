import type { AnyRelease, ReleaseList } from '@rollcall/shared/module';
import { startBrowser } from './browser.ts';
import { candidateList } from './candidate-list.ts';
import { withSecondChance } from './second-chance.ts';
import { type SmokePage, type SmokeRecord, versionsNextTo } from './smoke-record.ts';
import { PAGE_TIMEOUT_MS, visitPage } from './visit-page.ts';
import { planVisits, rightsIn, type Visit } from './visits.ts';

/** How many pages are open at the same time. */
const PARALLEL = 2;

/** The page of the live console that is timed when a page of the candidate is slow; every console has a dashboard. */
const KNOWN_GOOD: Visit = { path: '/', role: 'administrator', theme: 'light' };

/** How long that page may take, in milliseconds. */
const KNOWN_GOOD_TIMEOUT_MS = 60_000;

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
  /** How long a page may take on a machine that is not slow, in milliseconds. */
  readonly pageTimeoutMs?: number;
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
  pageTimeoutMs: timeoutMs = PAGE_TIMEOUT_MS,
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
    const timeKnownGood = () =>
      whileServed(serve(list), async (origin) => {
        const options = { timeoutMs: KNOWN_GOOD_TIMEOUT_MS, rights };
        return (await visitPage(browser, origin, KNOWN_GOOD, options)).page.ms;
      });
    const pages = await whileServed(serve(candidate), (origin) => {
      const open = (one: Visit, limitMs: number) => {
        signal.throwIfAborted();
        const options = { timeoutMs: limitMs, leaves: first.has(one), rights };
        return visitPage(browser, origin, one, options);
      };
      return visitAll(visits, withSecondChance({ open, timeKnownGood, timeoutMs }));
    });
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

/** Does something while a console is served. */
async function whileServed<T>(
  serving: Promise<ServedConsole>,
  work: (origin: string) => Promise<T>,
): Promise<T> {
  const server = await serving;
  try {
    return await work(server.origin);
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
