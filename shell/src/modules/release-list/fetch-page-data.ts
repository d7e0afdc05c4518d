import { asRecord } from './as-record.ts';

/** How long a request may take, in milliseconds; the boot guard does not count this time. */
const TIMEOUT_MS = 15_000;

/** The API of a console that is hosted as plain files, on the same origin. */
const API = '/api/v1';

/**
 * Fetches the data that the web host would have inlined, for hosts that serve plain files only (design §6). It is not
 * validated. A backend without capabilities is a base backend (design §8).
 */
export async function fetchPageData(): Promise<unknown> {
  const releases = await fetchJson('/live.json');
  const version = asRecord(asRecord(releases).shell).current;
  const [shell, response] = await Promise.all([
    fetchJson(`/shell/${version}/release.json`),
    fetchJson(`${API}/capabilities`).catch(() => null),
  ]);
  const {
    capabilities = null,
    companyZone = null,
    companyName,
  } = asRecord(asRecord(response).data);
  const api = { baseUrl: API, paths: {} };
  return { shell, releases, capabilities, companyZone, companyName, api };
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`${url} returned ${response.status}.`);
  return response.json();
}
