import type { AnyRelease, ReleaseList } from '@rollcall/shared/module';
import { startBrowser } from './browser.ts';
import { candidateList } from './candidate-list.ts';
import { withSecondChance } from './second-chance.ts';
import { type SmokePage, type SmokeRecord, versionsNextTo } from './smoke-record.ts';
import { planVisits, rightsIn, type Visit } from './visits.ts';
import { PAGE_TIMEOUT_MS, startWalk, type Walk } from './walk.ts';

/** How many pages are loaded at the same time. */
const PARALLEL = 2;

/** After this many failed pages no more are opened: each may take its whole time. */
const MAX_FAILED = 8;

/** The page of the live console that is timed when a page of the candidate is slow; every console has a dashboard. */
const KNOWN_GOOD = '/';

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
  const rights = rightsIn(candidate);
  const browser = await startBrowser(folder);
  try {
    const timeKnownGood = () =>
      whileServed(serve(list), async (origin) => {
        const walk = startWalk(browser, origin, { role: 'administrator', theme: 'light', rights });
        const { page } = await walk.visit(KNOWN_GOOD, KNOWN_GOOD_TIMEOUT_MS);
        walk.close();
        return page.ms;
      });
    const pages = await whileServed(serve(candidate), (origin) => {
      const visitOne = withSecondChance({ timeKnownGood, timeoutMs });
      const start = ({ role, theme }: Visit) => {
        // What the shell draws around pages must also be right where a person begins.
        const followsLinks = release.kind === 'module' || theme === 'dark';
        const options = { role, theme, rights, followsLinks, triesLinks: true };
        return startWalk(browser, origin, options);
      };
      return walkAll(visits, start, (walk, path) => {
        signal.throwIfAborted();
        return visitOne(walk, path);
      });
    });
    return {
      name,
      version,
      at: at.toISOString(),
      passed: pages.every(({ problems }) => problems.length === 0),
      against: versionsNextTo(list, name),
      pages,
      notOpened: [...notOpened, ...describeSkipped(visits.length - pages.length)],
      browser: `Chromium ${browser.version()}`,
      seconds: Math.round((performance.now() - startedAt) / 100) / 10,
    };
  } finally {
    await browser.close();
  }
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

/** Visits pages, one walk for each role and theme, a few walks at a time; the results have the order of the visits. */
async function walkAll(
  visits: readonly Visit[],
  start: (visit: Visit) => Walk,
  visitOne: (walk: Walk, path: string) => Promise<SmokePage>,
): Promise<SmokePage[]> {
  const groups = Map.groupBy(visits.entries(), ([, { role, theme }]) => `${role} ${theme}`);
  const waiting = [...groups.values()];
  const pages: SmokePage[] = [];
  const hasFailed = () => pages.filter(({ problems }) => problems.length > 0).length >= MAX_FAILED;
  const stays: Promise<void>[] = [];
  const work = async () => {
    for (let group = waiting.shift(); group; group = waiting.shift()) {
      const [[, visit]] = group as [[number, Visit]];
      const walk = start(visit);
      for (const [index, { path }] of group) {
        if (!hasFailed()) pages[index] = await visitOne(walk, path);
      }
      // Staying takes no computing, so the next walk begins.
      const stay = stayAtEnd(walk, pages, group.at(-1)?.[0] ?? 0);
      // It is awaited only when no visit was aborted.
      stay.catch(() => undefined);
      stays.push(stay);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  await Promise.all(stays);
  // Without those that were not opened.
  return pages.flat();
}

function describeSkipped(count: number): string[] {
  if (count === 0) return [];
  const what = count === 1 ? 'One more page was' : `${count} more pages were`;
  return [`${what} not opened, because ${MAX_FAILED} had failed.`];
}

/** Adds to the last page of a walk what goes wrong on it after a while. */
async function stayAtEnd(walk: Walk, pages: SmokePage[], last: number): Promise<void> {
  const problems = await walk.stay();
  const page = pages[last];
  if (page) pages[last] = { ...page, problems: [...page.problems, ...problems] };
  walk.close();
}
