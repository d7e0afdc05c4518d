import {
  isRelease,
  isShellRelease,
  RECORD_FILE,
  type Release,
  type ShellRelease,
} from '@rollcall/shared/module';

/**
 * The whole record of a release: what the host left out of this page is fetched, which the browser caches (decision 085).
 * Rejects when it cannot be fetched or read, so that no file is loaded without its hash.
 */
export async function completeRelease(
  release: Release,
  { signal, force }: { readonly signal: AbortSignal; readonly force: boolean },
): Promise<Release> {
  if (!release.isPartial) return release;
  // The browser's cache keeps a damaged file for a year.
  const cache = force ? 'reload' : 'default';
  const record = await fetchRecord(release.url + RECORD_FILE, { signal, cache });
  if (!isRelease(record) || record.version !== release.version) throw unreadable(release);
  const { integrity, preload, consumes, needs } = record;
  return { ...release, integrity, preload, consumes, needs };
}

/** The whole record of the page's shell. */
export async function completeShell(
  shell: ShellRelease,
  signal: AbortSignal,
): Promise<ShellRelease> {
  if (!shell.isPartial) return shell;
  const record = await fetchRecord(`/shell/${shell.version}/release.json`, { signal });
  if (!isShellRelease(record)) throw unreadable(shell);
  return record;
}

async function fetchRecord(url: string, options: RequestInit): Promise<unknown> {
  const response = await fetch(url, options);
  if (!response.ok) throw new Error(`${url} returned ${response.status}.`);
  return response.json();
}

const unreadable = ({ name, version }: Release | ShellRelease) =>
  new Error(`The record of ${name} ${version} cannot be read.`);
