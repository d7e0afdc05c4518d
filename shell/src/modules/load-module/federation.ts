import {
  getInstance,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import type { Release } from '@rollcall/shared/module';

/** Releases that this page has registered, by the URL of their folder. The hooks look up integrity values here. */
const registered = new Map<string, { release: Release; signal: AbortSignal }>();

/** A valid integrity value that no file matches. Browsers ignore invalid values and would run the file. */
const NON_MATCHING_INTEGRITY = `sha256-${'A'.repeat(43)}=`;

/** The release that a URL belongs to, and the path inside its folder. */
function findFile(url: string) {
  const { href } = new URL(url, location.href);
  for (const [folder, entry] of registered) {
    if (href.startsWith(folder)) return { ...entry, path: href.slice(folder.length) };
  }
  return undefined;
}

/**
 * Adds a timeout and an integrity check to federation's requests, which have neither (federation E6, federation E10). A file of a
 * release without a hash in the list is refused.
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
    // A missing hash means refused (design §5), except under hot reload, where files change all the time.
    if (process.env.NODE_ENV !== 'development') {
      script.integrity = file.release.integrity[file.path] ?? NON_MATCHING_INTEGRITY;
    }
    script.src = url;
    // Without a timeout federation waits forever, and then reuses the hanging element (federation E6).
    return { script, timeout: file.release.descriptor.budget.loadTimeoutMs };
  },
};

function federation() {
  const instance = getInstance();
  if (!instance) throw new Error('The federation runtime did not start.');
  return instance;
}

/** Removes the script elements of a folder; otherwise federation would wait for a hanging one again. */
function removeScripts(folder: string): void {
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[src]')) {
    if (script.src.startsWith(folder)) script.remove();
  }
}

/**
 * Makes the shell the provider of all shared parts again. Federation records the module that first loads a shared part
 * as its provider, and a forced registration of that module would then remove the part from all others until the page
 * is reloaded. Federation also treats a failed load as still pending.
 */
function reclaimSharedParts(): void {
  const { name, shareScopeMap } = federation();
  for (const versions of Object.values(shareScopeMap.default ?? {})) {
    for (const shared of Object.values(versions)) {
      shared.from = name;
      if (!shared.loaded) shared.loading = null;
    }
  }
}

/** The chunk that failed last, by the folder of the requesting release; it may belong to the shell. */
const failedChunks = new Map<string, string>();

/** The URL in an error of the bundler. */
function chunkOf(error: unknown): string | undefined {
  return error instanceof Error && 'request' in error ? String(error.request) : undefined;
}

/**
 * Requests files again, bypassing the browser cache: the cache keeps a damaged file for a year, and a hanging request
 * blocks later ones. Failures are ignored: the load that follows reports them.
 */
async function refresh(files: readonly string[], signal: AbortSignal): Promise<void> {
  const reload = async (file: string) => {
    const response = await fetch(file, { cache: 'reload', signal });
    await response.arrayBuffer();
  };
  await Promise.allSettled(files.map(reload));
}

let isGuarded = false;

/**
 * Loads the expose of a release. `force` registers the release again, so that federation discards a failed load
 * (federation E2, federation E3). Rejects when a file cannot be loaded; deadline and retries are up to the caller.
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
  // The entry instead of federation's manifest saves a round trip, and keeps snapshot code out of the shell.
  const entry = new URL('remote-entry.js', folder).href;
  if (force) {
    removeScripts(folder);
    reclaimSharedParts();
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
