import { modulePointer, PAGE_DATA_ID, type PageData, pageData } from '@rollcall/shared/module';
import { asRecord } from '../modules/release-list/as-record.ts';
import { fetchPageData } from '../modules/release-list/fetch-page-data.ts';

interface ReadPageData {
  readonly page: PageData;
  /** Modules whose entry in the release list could not be read. */
  readonly unreadable: readonly string[];
}

/**
 * Reads the data block that the web host inlines, or asks for what it would say (design §6). A module whose entry is
 * malformed is left out and named: the others go on. Throws when nothing is said of the shell: the console does
 * not know itself then, and the start page says so.
 */
export async function readPageData(from: Document): Promise<ReadPageData> {
  const text = from.getElementById(PAGE_DATA_ID)?.textContent;
  const raw = asRecord(text ? JSON.parse(text) : await fetchPageData());
  const entries = Object.entries<unknown>(asRecord(asRecord(raw.releases).modules));
  const isReadable = ([, pointer]: [string, unknown]) => modulePointer.safeParse(pointer).success;
  const modules = Object.fromEntries(entries.filter(isReadable));
  const releases = { ...NO_RELEASES, ...asRecord(raw.releases), modules };
  const { success, data } = pageData.safeParse({ ...raw, releases });
  return {
    page: success ? data : pageData.parse({ ...raw, releases: { ...NO_RELEASES, modules } }),
    unreadable: entries.filter((entry) => !isReadable(entry)).map(([name]) => name),
  };
}

/** What holds where the list itself is malformed or missing; the page is this shell's, whatever the list says. */
const NO_RELEASES = {
  format: 1,
  updatedAt: '',
  shell: { current: '', good: null, bad: [], by: '', at: '' },
};

/** The nonce of this page, under which antd may add its styles (design §12). */
export function readNonce(from: Document): string | undefined {
  return from.querySelector<HTMLElement>('[nonce]')?.nonce || undefined;
}
