import {
  getInstance,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import type { Release } from '@rollcall/shared/module';

/** Releases that this page has registered, by the URL of their folder: the hooks look integrity up here. */
const registered = new Map<string, { release: Release; signal: AbortSignal }>();

/** A well-formed value: browsers ignore one that they cannot read, and would run the file. */
const MATCHES_NOTHING = `sha256-${'A'.repeat(43)}=`;

/** The release that a URL belongs to, and the path inside its folder. */
function findFile(url: string) {
  const { href } = new URL(url, location.href);
  for (const [folder, entry] of registered) {
    if (href.startsWith(folder)) return { ...entry, path: href.slice(folder.length) };
  }
  return undefined;
}

/**
 * Gives federation's own requests a limit and an integrity check; it has neither (federation E6, E10).
 * A file of a release whose hash the list does not name is refused.
 */
const guard: ModuleFederationRuntimePlugin = {
  name: 'rollcall-guard',
  fetch(url) {
    const file = findFile(url);
    if (!file) return undefined as never;
    const integrity = file.release.integrity[file.path];
    if (!integrity) return Promise.reject(new Error(`${file.path} has no integrity value`));
    return fetch(url, { integrity, signal: file.signal, credentials: 'same-origin' });
  },
  createScript({ url }) {
    const file = findFile(url);
    if (!file) return undefined;
    const script = document.createElement('script');
    script.crossOrigin = 'anonymous';
    // Missing means refused (design §5); but under hot reload files change as they are written.
    if (process.env.NODE_ENV !== 'development') {
      script.integrity = file.release.integrity[file.path] ?? MATCHES_NOTHING;
    }
    script.src = url;
    // Federation waits for ever by itself, and then reuses the element that hangs (federation E6).
    return { script, timeout: file.release.descriptor.budget.loadTimeoutMs };
  },
};

function federation() {
  const instance = getInstance();
  if (!instance) throw new Error('The federation runtime did not start.');
  return instance;
}

/** Removes the script elements of a folder: one that still waits for its answer would be waited for again. */
function forgetScripts(folder: string): void {
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[src]')) {
    if (script.src.startsWith(folder)) script.remove();
  }
}

/**
 * Gives the shell back what it shares: federation notes whoever loads a shared part first as its provider, and a
 * forced registration of that module then takes the part from everybody, for the life of the page. It also keeps a
 * load that failed, as if it were still on its way.
 */
function reclaimShares(): void {
  const { name, shareScopeMap } = federation();
  for (const versions of Object.values(shareScopeMap.default ?? {})) {
    for (const shared of Object.values(versions)) {
      shared.from = name;
      if (!shared.loaded) shared.loading = null;
    }
  }
}

/** The chunk whose load failed last, by the folder of the release that asked for it; it may be the shell's. */
const failedChunks = new Map<string, string>();

/** The address that an error of the bundler's carries. */
function chunkOf(error: unknown): string | undefined {
  return error instanceof Error && 'request' in error ? String(error.request) : undefined;
}

/**
 * Requests whatever may have failed again, bypassing the browser's cache: the cache keeps a damaged file for a year, and
 * a request that hangs takes in every later one. The load that follows finds out whether the files are whole now.
 */
async function refresh(files: readonly string[], signal: AbortSignal): Promise<void> {
  const ask = async (file: string) => {
    const answer = await fetch(file, { cache: 'reload', signal });
    await answer.arrayBuffer();
  };
  await Promise.allSettled(files.map(ask));
}

let isGuarded = false;

/**
 * Loads a release's one expose. `force` registers it again, which is what makes federation forget a load
 * that failed (federation E2, E3). Rejects when any file of it cannot be had; limits and retries are
 * the caller's.
 */
export async function loadExpose(
  release: Release,
  { signal, force }: { signal: AbortSignal; force: boolean },
): Promise<unknown> {
  if (!isGuarded) {
    federation().registerPlugins([guard]);
    isGuarded = true;
  }
  const folder = new URL(release.url, location.href).href;
  registered.set(folder, { release, signal });
  // The entry and not federation's manifest: one round trip less, and its snapshot code stays out of the shell.
  const entry = new URL('remote-entry.js', folder).href;
  if (force) {
    forgetScripts(folder);
    reclaimShares();
    const files = release.preload.map((path) => new URL(path, folder).href);
    await refresh([...new Set([entry, ...files, failedChunks.get(folder) ?? entry])], signal);
  }
  federation().registerRemotes([{ name: release.federationName, entry }], { force });
  try {
    return await federation().loadRemote(`${release.federationName}/module`);
  } catch (error) {
    const chunk = chunkOf(error);
    if (chunk !== undefined) failedChunks.set(folder, chunk);
    throw error;
  }
}
