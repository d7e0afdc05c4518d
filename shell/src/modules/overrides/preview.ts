import {
  isConsentNeeded,
  isRelease,
  RELEASES_PATH,
  type Release,
  type UploadFacts,
} from '@rollcall/shared/module';

/** The release that this tab should show instead of the live one. */
export interface RequestedPreview {
  readonly name: string;
  readonly version: string;
}

/** The preview of this page, or why there is none. */
export type Preview = RequestedPreview &
  (
    | { readonly release: Release }
    | { readonly problem: string }
    /** It was uploaded: its code runs only after the administrator's consent (decision 072). */
    | { readonly upload: UploadFacts }
  );

const STORAGE_KEY = 'rollcall.preview';
/** The uploaded release that this tab may run, `NAME@VERSION`. */
const CONSENT_KEY = 'rollcall.preview-consent';
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
  storage.removeItem(CONSENT_KEY);
}

/** Lets this tab run an uploaded release; the next page load shows it. */
export function consentToPreview(
  storage: Pick<Storage, 'setItem'>,
  { name, version }: RequestedPreview,
): void {
  storage.setItem(CONSENT_KEY, `${name}@${version}`);
}

/** Whether the administrator has consented in this tab. */
export const hasConsent = (
  storage: Pick<Storage, 'getItem'>,
  { name, version }: RequestedPreview,
): boolean => storage.getItem(CONSENT_KEY) === `${name}@${version}`;

/** Fetches the record of a published release from the web host: only releases in the store can be previewed. */
export async function fetchPreview(
  requested: RequestedPreview,
  { token, mayRun }: { readonly token: string; readonly mayRun: boolean },
): Promise<Preview> {
  const { name, version } = requested;
  try {
    const path = `${RELEASES_PATH}/${name}/${encodeURIComponent(version)}`;
    const response = await fetch(mayRun ? `${path}?consent=run` : path, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(PREVIEW_TIMEOUT_MS),
    });
    if (response.status === 404) {
      return { ...requested, problem: 'There is no such release in the store.' };
    }
    if (!response.ok) return { ...requested, problem: 'The web host refused to provide it.' };
    const { data } = await response.json();
    if (!mayRun && isConsentNeeded(data)) return { ...requested, upload: data.upload };
    if (!isRelease(data)) throw new Error('This is no record of a release.');
    return { ...requested, release: data };
  } catch {
    return { ...requested, problem: 'The web host could not be reached.' };
  }
}

const PREVIEW_TIMEOUT_MS = 8000;
