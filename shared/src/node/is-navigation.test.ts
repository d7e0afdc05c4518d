import { isNavigation } from './is-navigation.ts';

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
  ['GET', '/modules', HTML, true],
  ['GET', '/modules/mfe-time', HTML, true],
  ['GET', '/modules/mfe-time/', HTML, true],
  ['GET', '/modules/mfe-time/1.0.0-abc1234', HTML, false],
  ['GET', '/modules/mfe-time/1.0.0-abc1234/', HTML, false],
  ['GET', '/shell/x', HTML, false],
])('%s %s with %j is a navigation: %s', (method, url, headers, expected) => {
  expect(isNavigation({ method, url, headers })).toBe(expected);
});
