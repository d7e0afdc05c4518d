import {
  type PageData,
  type ReleaseList,
  type ShellPaint,
  type ShellPreloads,
  shellPaint,
  shellPreloads,
  shellRelease,
} from '@rollcall/shared/module';
import Mustache from 'mustache';
import type { ReleaseStore } from '../store/release-store.ts';

/** The page and the records of a shell version. */
interface ShellPage {
  readonly html: string;
  readonly shell: PageData['shell'];
  readonly preloads: ShellPreloads;
  /** Undefined when it is missing or cannot be read. */
  readonly paint: ShellPaint | undefined;
}

/** A page to serve. */
export interface ServedShell extends ShellPage {
  /** The live version, when last known good is served because that version failed in the browser. */
  readonly failedShell?: string;
}

/**
 * The live shell's page and records. If its files are missing, last known good replaces it, otherwise the shell that
 * was served last; undefined when there is none. Last known good also replaces a live version that failed in the browser
 * (decision 066).
 * @param onMissing called with a sentence when files are missing or cannot be read.
 */
export function shellPages(
  store: Pick<ReleaseStore, 'readText'>,
  onMissing: (sentence: string) => void,
): (list: ReleaseList, failed: string | undefined) => Promise<ServedShell | undefined> {
  const pages = new Map<string, ShellPage>();
  let last: ShellPage | undefined;

  /** The page of a shell version, cached, since a version never changes; undefined when it cannot be read. */
  async function pageOf(version: string): Promise<ShellPage | undefined> {
    const cached = pages.get(version);
    if (cached) return cached;
    try {
      const page = await readPage(store, version, onMissing);
      if (page) pages.set(version, page);
      return page;
    } catch (error) {
      onMissing(`The shell ${version} cannot be read: ${(error as Error).message}`);
      return undefined;
    }
  }

  return async ({ shell: { current, good, bad } }, failed) => {
    if (failed === current && good !== null && good !== current && !bad.includes(good)) {
      const page = await pageOf(good);
      if (page) return { ...page, failedShell: current };
    }
    const live = await pageOf(current);
    if (live) {
      last = live;
      return live;
    }
    const other = (good === null ? undefined : await pageOf(good)) ?? last;
    if (other) {
      const problem = `The live shell ${current} cannot be read; pages use ${other.shell.version} instead`;
      onMissing(`${problem}. Repair it: npm run releases -- --repair`);
    }
    return other;
  };
}

const NO_PRELOADS = '{"files":{},"parts":{},"byAccess":{},"pages":{}}';

async function readPage(
  store: Pick<ReleaseStore, 'readText'>,
  version: string,
  onMissing: (sentence: string) => void,
): Promise<ShellPage | undefined> {
  const [html, record, preloads = NO_PRELOADS, paint] = await Promise.all([
    store.readText('shell', version, 'index.html'),
    store.readText('shell', version, 'release.json'),
    store.readText('shell', version, 'preloads.json'),
    store.readText('shell', version, 'paint.json'),
  ]);
  if (html === undefined || record === undefined) return undefined;
  const shell = shellRelease.parse(JSON.parse(record));
  return {
    html: withFilesOf(shell, html),
    shell,
    preloads: shellPreloads.parse(JSON.parse(preloads)),
    paint: paint === undefined ? undefined : readPaint(version, paint, onMissing),
  };
}

/** The first paint of a shell; undefined when it cannot be read: then its pages are empty until they run. */
function readPaint(version: string, text: string, onMissing: (sentence: string) => void) {
  try {
    const paint = shellPaint.parse(JSON.parse(text));
    for (const template of Object.values(paint.templates)) Mustache.parse(template);
    return paint;
  } catch (error) {
    onMissing(
      `The first paint of the shell ${version} cannot be read: ${(error as Error).message}`,
    );
    return undefined;
  }
}

/**
 * The page with the URLs that its files have in every version (decision 085). As built it names the version folder, which
 * a host of plain files serves.
 */
const withFilesOf = ({ version, filesUrl }: PageData['shell'], html: string): string =>
  html.replaceAll(`/shell/${version}/static/`, () => `${filesUrl}static/`);
