import type { Release } from '@rollcall/shared/module';
import { aRelease } from '../../testing/releases.ts';
import { type ScriptResponse, serveRemotes } from '../../testing/remotes.ts';
import { loadExpose } from './federation.ts';

const HASH = `sha256-${'B'.repeat(43)}=`;
const EXPORTS = { default: { routes: [] } };
const succeeds = () => EXPORTS;

let releases: Release[] = [];
let response: ScriptResponse = succeeds;

/** A release that no earlier test has loaded, since federation caches by name. */
let count = 0;
function aNewRelease(changes: Partial<Release> = {}): Release {
  count += 1;
  const version = `1.0.${count}-abc1234`;
  const release = {
    ...aRelease(),
    version,
    federationName: `mfe_time_1_0_${count}`,
    url: `/modules/mfe-time/${version}/`,
    integrity: { 'remote-entry.js': HASH },
    preload: ['remote-entry.js', 'static/js/module.js'],
    ...changes,
  };
  releases.push(release);
  return release;
}

const addressOf = (release: Release, path = 'remote-entry.js') =>
  location.origin + release.url + path;
const load = (release: Release, force = false, signal = new AbortController().signal) =>
  loadExpose(release, { signal, force });

/** jsdom has no fetch. */
const fetch = jest.fn(async (_url: string, _init?: RequestInit) => ({
  arrayBuffer: async () => new ArrayBuffer(0),
}));
const requests = () => fetch.mock.calls.map(([url, init]) => [url, init?.cache]);

test('without the federation runtime a load fails with a message', async () => {
  await expect(load(aNewRelease())).rejects.toThrow('The federation runtime did not start.');
});

describe('with the federation runtime', () => {
  let page: ReturnType<typeof serveRemotes>;
  beforeAll(() => {
    Object.assign(globalThis, { fetch });
    page = serveRemotes(() => response, releases);
  });
  afterAll(() => Reflect.deleteProperty(globalThis, 'fetch'));
  beforeEach(() => {
    page.scripts.length = 0;
    fetch.mockClear();
    response = succeeds;
    // The runtime prints errors that it also rejects with.
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  test('the expose of a release comes from the entry in its folder, with its integrity from the list (federation E10)', async () => {
    const release = aNewRelease();
    expect(await load(release)).toBe(EXPORTS);
    expect(page.scripts.map(({ src }) => src)).toEqual([addressOf(release)]);
    expect(page.scripts[0]).toMatchObject({ integrity: HASH, crossOrigin: 'anonymous' });
    expect(fetch).not.toHaveBeenCalled();
  });

  test('an entry without a hash in the list gets a hash that no file matches, so it is refused (design §5)', async () => {
    await load(aNewRelease({ integrity: {} }));
    const [script] = page.scripts;
    expect(script?.integrity).toMatch(/^sha256-[A-Za-z0-9+/]{43}=$/);
    expect(script?.integrity).not.toBe(HASH);
  });

  test('two releases of one module can be loaded in one page, each with its own code (federation E5)', async () => {
    const first = aNewRelease();
    const second = aNewRelease();
    await load(first);
    const other = { default: { routes: [{ path: '/other' }] } };
    response = () => other;
    expect(await load(second)).toBe(other);
    expect(await load(first)).toBe(EXPORTS);
  });

  test('an entry that hangs fails after the timeout of its descriptor (federation E6)', async () => {
    const release = aNewRelease({
      descriptor: { ...aRelease().descriptor, budget: { loadTimeoutMs: 120, sizeKb: 1 } },
    });
    response = 'hangs';
    jest.useFakeTimers();
    let result = 'pending';
    void load(release).catch(() => (result = 'failed'));
    // The script is requested a few promises later.
    while (page.scripts.length === 0) await jest.advanceTimersByTimeAsync(0);
    await jest.advanceTimersByTimeAsync(119);
    expect(result).toBe('pending');
    await jest.advanceTimersByTimeAsync(1);
    expect(result).toBe('failed');
  });

  test('a forced load requests every file once, bypassing the browser cache, and removes a script that hangs (federation E6)', async () => {
    const release = aNewRelease();
    response = 'hangs';
    void load(release).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve));
    const [hanging] = page.scripts;
    expect(hanging?.isConnected).toBe(true);
    response = succeeds;
    const again = load(release, true);
    expect(hanging?.isConnected).toBe(false);
    expect(await again).toBe(EXPORTS);
    expect(requests()).toEqual([
      [addressOf(release), 'reload'],
      [addressOf(release, 'static/js/module.js'), 'reload'],
    ]);
  });

  test('a forced load does not affect scripts of other releases', async () => {
    const other = document.createElement('script');
    other.src = '/modules/mfe-leave/1.0.0-abc1234/remote-entry.js';
    document.body.append(other);
    await load(aNewRelease(), true);
    expect(other.isConnected).toBe(true);
    other.remove();
  });

  test('a forced load recovers from a failed load (federation E1, federation E2)', async () => {
    const release = aNewRelease();
    response = 'fails';
    await expect(load(release)).rejects.toThrow();
    response = succeeds;
    expect(await load(release, true)).toBe(EXPORTS);
  });

  test('a file that cannot be refreshed does not stop a forced load', async () => {
    fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await load(aNewRelease(), true)).toBe(EXPORTS);
  });

  test('the chunk that failed is requested again too, even if it belongs to the shell', async () => {
    const release = aNewRelease();
    const chunk = `${location.origin}/shell/1.0.0/static/js/async/7.js`;
    response = () => {
      throw Object.assign(new Error('Loading chunk 7 failed'), { request: chunk });
    };
    await expect(load(release)).rejects.toThrow('Loading chunk 7 failed');
    response = succeeds;
    await load(release, true);
    expect(requests()).toContainEqual([chunk, 'reload']);
    fetch.mockClear();
    await load(aNewRelease(), true);
    expect(requests()).not.toContainEqual([chunk, 'reload']);
  });

  test('before a forced load the shell provides shared parts again, and failed loads of them are discarded (federation E3)', async () => {
    const react = { from: 'mfe_time', loaded: true, loading: Promise.resolve() };
    const router = { from: 'mfe_time', loaded: false, loading: Promise.reject(new Error('404')) };
    router.loading.catch(() => undefined);
    Object.assign(page.runtime.shareScopeMap, {
      default: { react: { '19.0.0': react }, router: { '7.0.0': router } },
    });
    await load(aNewRelease(), false);
    expect(react.from).toBe('mfe_time');
    await load(aNewRelease(), true);
    expect(react).toMatchObject({ from: 'shell', loaded: true, loading: expect.any(Promise) });
    expect(router).toMatchObject({ from: 'shell', loading: null });
    Object.assign(page.runtime.shareScopeMap, { default: {} });
  });

  describe("federation's own requests", () => {
    const fetched = (url: string) => page.runtime.loaderHook.lifecycle.fetch.emit(url, {});

    test('have the hash of the list and are aborted with the load (federation E6, federation E10)', async () => {
      const release = aNewRelease();
      const { signal } = new AbortController();
      await load(release, false, signal);
      await fetched(addressOf(release));
      expect(fetch).toHaveBeenCalledWith(addressOf(release), {
        integrity: HASH,
        signal,
        credentials: 'same-origin',
      });
    });

    test('are refused without a hash in the list', async () => {
      const release = aNewRelease();
      await load(release);
      await expect(fetched(addressOf(release, 'other.json'))).rejects.toThrow(
        'other.json has no integrity value',
      );
      expect(fetch).not.toHaveBeenCalled();
    });

    test('are not changed for files outside releases', async () => {
      await fetched('https://elsewhere.example/x.json');
      expect(fetch).not.toHaveBeenCalled();
    });
  });
});
