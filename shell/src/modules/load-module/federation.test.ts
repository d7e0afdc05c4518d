import type { Release } from '@rollcall/shared/module';
import { aRelease } from '../../testing/releases.ts';
import { type ScriptAnswer, serveRemotes } from '../../testing/remotes.ts';
import { loadExpose } from './federation.ts';

const HASH = `sha256-${'B'.repeat(43)}=`;
const EXPORTS = { default: { routes: [] } };
const whole = () => EXPORTS;

let releases: Release[] = [];
let answer: ScriptAnswer = whole;

/** A release that no earlier test has loaded: federation keeps what it has by name. */
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

/** jsdom has no fetch of its own. */
const fetch = jest.fn(async (_url: string, _init?: RequestInit) => ({
  arrayBuffer: async () => new ArrayBuffer(0),
}));
const asked = () => fetch.mock.calls.map(([url, init]) => [url, init?.cache]);

test('without the federation runtime a load says so', async () => {
  await expect(load(aNewRelease())).rejects.toThrow('The federation runtime did not start.');
});

describe('with the federation runtime', () => {
  let page: ReturnType<typeof serveRemotes>;
  beforeAll(() => {
    Object.assign(globalThis, { fetch });
    page = serveRemotes(() => answer, releases);
  });
  afterAll(() => Reflect.deleteProperty(globalThis, 'fetch'));
  beforeEach(() => {
    page.scripts.length = 0;
    fetch.mockClear();
    answer = whole;
    // The runtime says on the console what it also rejects with.
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  test('the expose of a release comes from the entry in its folder, with the integrity that the list names (federation E10)', async () => {
    const release = aNewRelease();
    expect(await load(release)).toBe(EXPORTS);
    expect(page.scripts.map(({ src }) => src)).toEqual([addressOf(release)]);
    expect(page.scripts[0]).toMatchObject({ integrity: HASH, crossOrigin: 'anonymous' });
    expect(fetch).not.toHaveBeenCalled();
  });

  test('an entry without a hash in the list gets one that no file has: it is refused (design §5)', async () => {
    await load(aNewRelease({ integrity: {} }));
    const [script] = page.scripts;
    expect(script?.integrity).toMatch(/^sha256-[A-Za-z0-9+/]{43}=$/);
    expect(script?.integrity).not.toBe(HASH);
  });

  test('two releases of one module live in one page, each with its own code (federation E5)', async () => {
    const first = aNewRelease();
    const second = aNewRelease();
    await load(first);
    const other = { default: { routes: [{ path: '/other' }] } };
    answer = () => other;
    expect(await load(second)).toBe(other);
    expect(await load(first)).toBe(EXPORTS);
  });

  test('an entry that hangs is given up at the limit of its descriptor (federation E6)', async () => {
    const release = aNewRelease({
      descriptor: { ...aRelease().descriptor, budget: { loadTimeoutMs: 120, sizeKb: 1 } },
    });
    answer = 'hangs';
    const begun = performance.now();
    await expect(load(release)).rejects.toThrow();
    expect(performance.now() - begun).toBeGreaterThan(100);
  });

  test('a forced load asks for every file past the cache of the browser, each once, and forgets a script that hangs (federation E6)', async () => {
    const release = aNewRelease();
    answer = 'hangs';
    void load(release).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve));
    const [hanging] = page.scripts;
    expect(hanging?.isConnected).toBe(true);
    answer = whole;
    const again = load(release, true);
    expect(hanging?.isConnected).toBe(false);
    expect(await again).toBe(EXPORTS);
    expect(asked()).toEqual([
      [addressOf(release), 'reload'],
      [addressOf(release, 'static/js/module.js'), 'reload'],
    ]);
  });

  test('a forced load leaves the scripts of other releases alone', async () => {
    const other = document.createElement('script');
    other.src = '/modules/mfe-leave/1.0.0-abc1234/remote-entry.js';
    document.body.append(other);
    await load(aNewRelease(), true);
    expect(other.isConnected).toBe(true);
    other.remove();
  });

  test('a load that failed is made good by a forced one (federation E1, E2)', async () => {
    const release = aNewRelease();
    answer = 'fails';
    await expect(load(release)).rejects.toThrow();
    answer = whole;
    expect(await load(release, true)).toBe(EXPORTS);
  });

  test('a file that cannot be refreshed does not stop a forced load', async () => {
    fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await load(aNewRelease(), true)).toBe(EXPORTS);
  });

  test('the chunk that a load failed for is asked for again, too; it may be the shell’s', async () => {
    const release = aNewRelease();
    const chunk = `${location.origin}/shell/1.0.0/static/js/async/7.js`;
    answer = () => {
      throw Object.assign(new Error('Loading chunk 7 failed'), { request: chunk });
    };
    await expect(load(release)).rejects.toThrow('Loading chunk 7 failed');
    answer = whole;
    await load(release, true);
    expect(asked()).toContainEqual([chunk, 'reload']);
    fetch.mockClear();
    await load(aNewRelease(), true);
    expect(asked()).not.toContainEqual([chunk, 'reload']);
  });

  test('the shell has what it shares back before a forced load, and a failed load of it is forgotten (federation E3)', async () => {
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

  describe('what federation fetches itself', () => {
    const fetched = (url: string) => page.runtime.loaderHook.lifecycle.fetch.emit(url, {});

    test('has the hash of the list and ends with the load (federation E6, E10)', async () => {
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

    test('is refused without a hash in the list', async () => {
      const release = aNewRelease();
      await load(release);
      await expect(fetched(addressOf(release, 'other.json'))).rejects.toThrow(
        'other.json has no integrity value',
      );
      expect(fetch).not.toHaveBeenCalled();
    });

    test('is left alone where it belongs to no release', async () => {
      await fetched('https://elsewhere.example/x.json');
      expect(fetch).not.toHaveBeenCalled();
    });
  });
});
