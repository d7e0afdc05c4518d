import { asRecord } from './as-record.ts';

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
  const { capabilities = null, companyZone = null } = asRecord(asRecord(response).data);
  return { shell, releases, capabilities, companyZone, api: { baseUrl: API, paths: {} } };
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${url} returned ${response.status}.`);
  return response.json();
}
