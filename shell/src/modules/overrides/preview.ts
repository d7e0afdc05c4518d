import { publishedRelease, RELEASES_PATH, type Release } from '@rollcall/shared/module';

/** The release that this tab is to show instead of the live one. */
export interface WantedPreview {
  readonly name: string;
  readonly version: string;
}

/** The preview of this page, or why there is none. */
export type Preview = WantedPreview &
  ({ readonly release: Release } | { readonly problem: string });

const STORAGE_KEY = 'rollcall.preview';
const PATTERN = /^(mfe-[a-z0-9-]+)@(\d[\w.+-]*)$/;

/**
 * The preview that the address asks for, `?preview=NAME@VERSION`, or that this tab keeps from an earlier page
 * (design §6). What the address asks is kept for the tab and taken out of the address, so that a link that
 * somebody copies from it shows what is live. Anything that is no name and version, as a URL, is ignored.
 */
export function takeWantedPreview(
  url: URL,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  replaceUrl: (href: string) => void,
): WantedPreview | undefined {
  const asked = url.searchParams.get('preview');
  if (asked !== null) {
    if (PATTERN.test(asked)) storage.setItem(STORAGE_KEY, asked);
    url.searchParams.delete('preview');
    replaceUrl(url.pathname + url.search + url.hash);
  }
  const [, name, version] = PATTERN.exec(storage.getItem(STORAGE_KEY) ?? '') ?? [];
  return name === undefined || version === undefined ? undefined : { name, version };
}

/** Forgets the tab's preview; the next load of the page shows what is live. */
export function leavePreview(storage: Pick<Storage, 'removeItem'>): void {
  storage.removeItem(STORAGE_KEY);
}

/** Asks the web host for the record of a published release: only what is in the store can be previewed. */
export async function fetchPreview(wanted: WantedPreview, token: string): Promise<Preview> {
  const { name, version } = wanted;
  try {
    const response = await fetch(`${RELEASES_PATH}/${name}/${encodeURIComponent(version)}`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(PREVIEW_TIMEOUT_MS),
    });
    if (response.status === 404) {
      return { ...wanted, problem: 'There is no such release in the store.' };
    }
    if (!response.ok) return { ...wanted, problem: 'The web host did not give it out.' };
    const body = await response.json();
    return { ...wanted, release: publishedRelease.parse(body.data) };
  } catch {
    return { ...wanted, problem: 'The web host could not be asked.' };
  }
}

const PREVIEW_TIMEOUT_MS = 8000;
