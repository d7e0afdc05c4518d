import type { PageData } from '@rollcall/shared/module';
import { LIST, RELEASE, SHELL } from '../testing/releases.ts';
import { composePage, escapeJson, preloadLinks, releaseForPath } from './page.ts';
import { isNavigation } from './web-host.ts';

const DATA: PageData = {
  shell: SHELL,
  releases: LIST,
  capabilities: null,
  api: { baseUrl: '/api/v1', paths: {} },
  companyZone: null,
};

test('data cannot end its script element, whatever it says', () => {
  const hostile = { text: '</script><script>alert(1)</script> & \u2028 \u2029 $& $1' };
  const escaped = escapeJson(hostile);
  expect(escaped).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(escaped)).toEqual(hostile);
});

test('the block and the links stand before the end of the head', () => {
  const html = composePage(
    '<html><head><title>x</title></head><body></body></html>',
    DATA,
    'n0nce',
    ['<link>'],
  );
  expect(html).toMatch(
    /<title>x<\/title><link><script type="application\/json" id="rollcall-page" nonce="n0nce">.*<\/script><\/head>/,
  );
});

test.each([
  ['/time/logs', RELEASE.version],
  ['/time/logs/', RELEASE.version],
  ['/time/2026-01-02', RELEASE.version],
  ['/time', undefined],
  ['/time/logs/more', undefined],
  ['/', undefined],
])('%s is answered by release %s', (path, version) => {
  expect(releaseForPath(DATA, path)?.version).toBe(version);
});

test('a disabled module is not preloaded', () => {
  const pointer = LIST.modules['mfe-time'];
  if (!pointer) throw new Error('The fixture has no mfe-time.');
  const releases = { ...LIST, modules: { 'mfe-time': { ...pointer, disabled: true } } };
  expect(releaseForPath({ ...DATA, releases }, '/time/logs')).toBeUndefined();
});

test('preloaded scripts repeat integrity and crossorigin; a file without a hash is not preloaded', () => {
  const links = preloadLinks({ ...RELEASE, preload: ['remote-entry.js', 'unknown.js'] });
  expect(links).toHaveLength(2);
  expect(links[1]).toContain(`integrity="${RELEASE.integrity['remote-entry.js']}"`);
  expect(links[1]).toContain('crossorigin="anonymous"');
});

const HTML = { accept: 'text/html,application/xhtml+xml' };

test.each([
  ['GET', '/', HTML, true],
  ['GET', '/employees?page=2', HTML, true],
  ['HEAD', '/time/logs', HTML, true],
  ['POST', '/employees', HTML, false],
  ['GET', '/employees', { accept: 'application/json' }, false],
  ['GET', '/employees', {}, false],
  ['GET', '/missing.js', HTML, false],
  ['GET', '/api/v1/nothing', HTML, false],
  ['GET', '/modules/mfe-time', HTML, false],
  ['GET', '/shell/x', HTML, false],
])('%s %s with %j is a navigation: %s', (method, url, headers, expected) => {
  expect(isNavigation({ method, url, headers })).toBe(expected);
});
