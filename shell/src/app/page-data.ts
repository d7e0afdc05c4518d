import { isModulePointer, isPageData, PAGE_DATA_ID, type PageData } from '@rollcall/shared/module';
import { asRecord } from '../modules/release-list/as-record.ts';
import { fetchPageData } from '../modules/release-list/fetch-page-data.ts';

interface ReadPageData {
  readonly page: PageData;
  /** Modules whose entry in the release list could not be read. */
  readonly unreadable: readonly string[];
}

/**
 * Reads the data block that the web host inlines, or fetches the same data (design §6). A module whose entry is
 * malformed is left out and listed in `unreadable`; the others work. Throws when data about the shell is missing, since
 * the console cannot start without it.
 */
export async function readPageData(from: Document): Promise<ReadPageData> {
  const text = from.getElementById(PAGE_DATA_ID)?.textContent;
  const raw = asRecord(text ? JSON.parse(text) : await fetchPageData());
  const entries = Object.entries<unknown>(asRecord(asRecord(raw.releases).modules));
  const unreadable = entries
    .filter(([, pointer]) => !isModulePointer(pointer))
    .map(([name]) => name);
  const modules = Object.fromEntries(entries.filter(([name]) => !unreadable.includes(name)));
  const served = { ...raw, releases: { ...NO_RELEASES, ...asRecord(raw.releases), modules } };
  if (isPageData(served)) return { page: served, unreadable };
  const withoutList = { ...raw, releases: { ...NO_RELEASES, modules } };
  if (isPageData(withoutList)) return { page: withoutList, unreadable };
  throw new Error('The data in this page is incomplete.');
}

/** Defaults for a malformed or missing list. The page always belongs to this shell, whatever the list says. */
const NO_RELEASES = {
  format: 1,
  updatedAt: '',
  shell: { current: '', good: null, bad: [], by: '', at: '' },
};

/** The page's nonce, which allows antd to add styles (design §12). */
export function readNonce(from: Document): string | undefined {
  return from.querySelector<HTMLElement>('[nonce]')?.nonce || undefined;
}
