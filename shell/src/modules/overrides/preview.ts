import { publishedRelease, RELEASES_PATH, type Release } from '@rollcall/shared/module';

/** The release that this tab should show instead of the live one. */
export interface RequestedPreview {
  readonly name: string;
  readonly version: string;
}

/** The preview of this page, or why there is none. */
export type Preview = RequestedPreview &
  ({ readonly release: Release } | { readonly problem: string });

const STORAGE_KEY = 'rollcall.preview';
const PATTERN = /^(mfe-[a-z0-9-]+)@(\d[\w.+-]*)$/;

/**
 * The preview that the URL requests, `?preview=NAME@VERSION`, or that this tab has stored (design §6). The request
 * is stored for the tab and removed from the URL, so that copied links show what is live. Anything but a name and a
 * version, for example a URL, is ignored.
 */
export function takeRequestedPreview(
  url: URL,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  replaceUrl: (href: string) => void,
): RequestedPreview | undefined {
  const parameter = url.searchParams.get('preview');
  if (parameter !== null) {
    if (PATTERN.test(parameter)) storage.setItem(STORAGE_KEY, parameter);
    url.searchParams.delete('preview');
    replaceUrl(url.pathname + url.search + url.hash);
  }
  const [, name, version] = PATTERN.exec(storage.getItem(STORAGE_KEY) ?? '') ?? [];
  return name === undefined || version === undefined ? undefined : { name, version };
}

/** Removes the tab's preview; the next page load shows what is live. */
export function leavePreview(storage: Pick<Storage, 'removeItem'>): void {
  storage.removeItem(STORAGE_KEY);
}

/** Fetches the record of a published release from the web host: only releases in the store can be previewed. */
export async function fetchPreview(requested: RequestedPreview, token: string): Promise<Preview> {
  const { name, version } = requested;
  try {
    const response = await fetch(`${RELEASES_PATH}/${name}/${encodeURIComponent(version)}`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(PREVIEW_TIMEOUT_MS),
    });
    if (response.status === 404) {
      return { ...requested, problem: 'There is no such release in the store.' };
    }
    if (!response.ok) return { ...requested, problem: 'The web host refused to provide it.' };
    const body = await response.json();
    return { ...requested, release: publishedRelease.parse(body.data) };
  } catch {
    return { ...requested, problem: 'The web host could not be reached.' };
  }
}

const PREVIEW_TIMEOUT_MS = 8000;
