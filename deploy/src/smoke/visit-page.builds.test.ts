import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startBrowser } from '@rollcall/tools/cli/smoke/browser';
import { visitPage } from '@rollcall/tools/cli/smoke/visit-page';
import type { Browser } from 'playwright-core';
import { ROOT } from '../build/workspaces.ts';

/** Every page but this one fails; the browser decides how, so the tests open real pages. */
const FINE = '<div id="root"><main><h1>Fine</h1></main></div>';
const POLICY =
  "default-src 'none'; script-src 'self'; img-src 'self'; style-src 'self' 'unsafe-inline'";
const PAGES: Readonly<Record<string, string>> = {
  '/fine': FINE,
  '/blank': '<div id="root"><main> </main></div>',
  '/hidden': `<style>main { display: none }</style>${FINE}`,
  '/first-paint': `<div id="first-paint">${FINE.replace(' id="root"', '')}</div><div id="root"></div>`,
  '/leaves': `<nav><a href="/leaves">Here</a><a href="/panel">There</a></nav>${FINE}`,
  '/requesting': `${FINE}<img src="/never.png" alt="">`,
  '/untitled': '<div id="root"><main>Text</main></div>',
  '/loading': '<main><div class="page-skeleton"><h1>Loading</h1></div></main>',
  '/panel': '<main><section class="module-failure"><h1>Time is not available</h1></section></main>',
  '/earlier': `<output class="fallback-notice">Shown in its earlier version.</output>${FINE}`,
  '/start': '<main class="start-failure"><h1>Rollcall could not start</h1></main>',
  '/denied': '<main><h1>Access Denied</h1></main>',
  '/image': `${FINE}<img src="/none.png" alt="">`,
  '/policy': `${FINE}<img src="http://localhost:1/x.png" alt="">`,
  '/logs': `${FINE}<script src="/logs.js"></script>`,
  '/throws': `${FINE}<script src="/throws.js"></script>`,
  '/hangs': `${FINE}<script src="/hangs.js"></script>`,
};
const SCRIPTS: Readonly<Record<string, string>> = {
  '/logs.js': "console.warn('a hint'); console.error('a complaint')",
  '/throws.js': "throw new Error('broken')",
  '/hangs.js': 'for (;;);',
  '/icon.png': '',
};

/** Time for a page that ends by itself: the limit is not what these tests are about. */
const GENEROUS_MS = 120_000;

const server = createServer(({ url = '' }, response) => {
  if (url.startsWith('/never')) return;
  const [page, script] = [PAGES[url], SCRIPTS[url]];
  const type = script === undefined ? 'text/html' : 'text/javascript';
  const status = page === undefined && script === undefined ? 404 : 200;
  response.writeHead(status, { 'content-type': type, 'content-security-policy': POLICY });
  response.end(
    page === undefined ? script : `<!doctype html><link rel="icon" href="/icon.png">${page}`,
  );
});
let browser: Browser;
let origin: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await startBrowser(ROOT);
});

afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
});

const visit = (path: string, options: Parameters<typeof visitPage>[3]) =>
  visitPage(browser, origin, { path, role: 'signed out', theme: 'light' }, options);

test.each([
  ['/fine', undefined],
  ['/panel', 'The failure panel is shown: Time is not available'],
  ['/earlier', 'An earlier version is shown: Shown in its earlier version.'],
  ['/start', 'The console did not start: Rollcall could not start'],
  ['/denied', 'It shows "Access Denied".'],
  ['/image', '/none.png was requested: the server responded with a status of 404 (Not Found)'],
  ['/policy', 'Content Security Policy'],
  ['/logs', 'The console has an error: a complaint'],
  ['/throws', 'An error was not caught: broken'],
])('the page %s: %s', async (path, problem) => {
  const { page, hasTimedOut } = await visit(path, { timeoutMs: GENEROUS_MS });
  if (problem === undefined) expect(page.problems).toEqual([]);
  else expect(page.problems.join()).toContain(problem);
  expect(hasTimedOut).toBe(false);
});

test.each([
  ['/blank', /^It is blank\.$/],
  ['/hidden', /^It is blank\.$/],
  ['/first-paint', /^It is blank\.$/],
  ['/untitled', /^It has no h1: draw its title with PageHeading\.$/],
  ['/loading', /^It was still loading after \d+ s: the page or this machine is slow\. Try again/],
  ['/requesting', /^It was still requesting data after \d+ s: the page or this machine is slow\./],
  ['/never', /^It was not opened after \d+ s: the page or this machine is slow\./],
  ['/hangs', /^It does not respond\.$/],
])('when the time of the page %s is up: %s', async (path, problem) => {
  // Time to open, also on a slow machine.
  const fine = await visit('/fine', { timeoutMs: GENEROUS_MS });
  const { page, hasTimedOut } = await visit(path, { timeoutMs: 1000 + 4 * fine.page.ms });
  expect(page.problems).toEqual([expect.stringMatching(problem)]);
  expect(hasTimedOut).toBe(true);
});

test.each([
  ['/leaves', [expect.stringMatching(/^After the link to \/panel: The failure panel is shown/)]],
  ['/fine', []],
])('the page that is opened by a link of %s', async (path, expected) => {
  const { page } = await visit(path, { timeoutMs: GENEROUS_MS, leaves: true });
  expect(page.problems).toEqual(expected);
});
