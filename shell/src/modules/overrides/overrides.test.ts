import { aRelease, aReleaseList } from '../../testing/releases.ts';
import { candidatesOf } from '../release-list/candidates.ts';
import { applyOverrides, disabledIn } from './apply-overrides.ts';
import {
  consentToPreview,
  fetchPreview,
  hasConsent,
  leavePreview,
  takeRequestedPreview,
} from './preview.ts';

const list = aReleaseList([aRelease()]);

test.each([
  ['', []],
  ['?disable-modules=', []],
  ['?disable-modules=mfe-time', ['mfe-time']],
  ['?a=1&disable-modules=mfe-time,%20mfe-leave,', ['mfe-time', 'mfe-leave']],
])('%s disables %j', (search, names) => {
  expect(disabledIn(search)).toEqual(names);
});

test('the URL disables a module for this page', () => {
  const seen = applyOverrides(list, { disabled: ['mfe-time', 'mfe-none'], preview: undefined });
  expect(seen.modules['mfe-time']?.disabled).toBe(true);
  expect(Object.keys(seen.modules)).toEqual(['mfe-time']);
  expect(list.modules['mfe-time']?.disabled).toBe(false);
});

test('a preview is the only release of its module, even if the module is disabled or new', () => {
  const preview = { ...aRelease(), version: '2.0.0-ccccccc' };
  const seen = applyOverrides(list, { disabled: ['mfe-time'], preview });
  expect(seen.modules['mfe-time']?.disabled).toBe(false);
  expect(candidatesOf(seen, 'mfe-time')).toEqual([preview]);
  const added = applyOverrides(list, { disabled: [], preview: { ...preview, name: 'mfe-new' } });
  expect(candidatesOf(added, 'mfe-new')).toHaveLength(1);
  expect(candidatesOf(added, 'mfe-time')).toHaveLength(1);
});

describe('the preview that a tab requests', () => {
  const replaceUrl = jest.fn();
  beforeEach(() => {
    sessionStorage.clear();
    replaceUrl.mockClear();
  });
  const take = (href: string) =>
    takeRequestedPreview(new URL(href, 'https://x.example'), sessionStorage, replaceUrl);

  test('is removed from the URL and stored for the tab', () => {
    const requested = { name: 'mfe-time', version: '1.5.0-abc1234' };
    expect(take('/time/logs?preview=mfe-time@1.5.0-abc1234&page=2#x')).toEqual(requested);
    expect(replaceUrl).toHaveBeenCalledWith('/time/logs?page=2#x');
    expect(take('/employees')).toEqual(requested);
    leavePreview(sessionStorage);
    expect(take('/employees')).toBeUndefined();
  });

  test.each(['https://evil.example/x.js', 'mfe-time', '@1.0.0', 'mfe-time@../../x', '<script>@1'])(
    '%s is not a release and is ignored',
    (text) => {
      expect(take(`/?preview=${encodeURIComponent(text)}`)).toBeUndefined();
    },
  );
});

describe('fetching a preview', () => {
  const requested = { name: 'mfe-time', version: '1.5.0-abc1234' };
  const release = { ...aRelease(), integrity: {} };
  const respondWith = (status: number, body: unknown) =>
    jest.spyOn(globalThis, 'fetch').mockResolvedValue({
      status,
      ok: status < 400,
      json: async () => body,
    } as Response);
  const original = globalThis.fetch;
  beforeEach(() => {
    globalThis.fetch = original ?? (() => undefined);
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
  });
  afterEach(() => jest.restoreAllMocks());

  test('sends the token and reads the record', async () => {
    const call = respondWith(200, { data: release });
    await expect(fetchPreview(requested, { token: 't0ken', mayRun: false })).resolves.toEqual({
      ...requested,
      release,
    });
    expect(call).toHaveBeenCalledWith(
      '/api/v1/releases/mfe-time/1.5.0-abc1234',
      expect.objectContaining({ headers: { authorization: 'Bearer t0ken' } }),
    );
  });

  const UPLOAD = { team: 'payroll', by: 'deploy token 1a2b (CI)', revision: 'abc1234' };

  test('an uploaded release is described until the administrator consents, in this tab and for this version', async () => {
    respondWith(200, { data: { upload: UPLOAD } });
    const described = fetchPreview(requested, { token: 't', mayRun: false });
    await expect(described).resolves.toEqual({ ...requested, upload: UPLOAD });
    expect(hasConsent(sessionStorage, requested)).toBe(false);
    consentToPreview(sessionStorage, requested);
    expect(hasConsent(sessionStorage, requested)).toBe(true);
    expect(hasConsent(sessionStorage, { ...requested, version: '1.6.0-abc1234' })).toBe(false);
    const call = respondWith(200, { data: release });
    const run = fetchPreview(requested, { token: 't', mayRun: true });
    await expect(run).resolves.toEqual({ ...requested, release });
    expect(call).toHaveBeenLastCalledWith(
      '/api/v1/releases/mfe-time/1.5.0-abc1234?consent=run',
      expect.anything(),
    );
    leavePreview(sessionStorage);
    expect(hasConsent(sessionStorage, requested)).toBe(false);
  });

  test.each([
    [404, {}, 'There is no such release in the store.'],
    [403, {}, 'The web host refused to provide it.'],
    [200, { data: { name: 'half' } }, 'The web host could not be reached.'],
  ])('a %i is reported as a sentence', async (status, body, problem) => {
    respondWith(status, body);
    await expect(fetchPreview(requested, { token: 't', mayRun: false })).resolves.toEqual({
      ...requested,
      problem,
    });
  });
});
