import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startBrowser } from '@rollcall/cli/smoke/browser';
import { startWalk, type Walk } from '@rollcall/cli/smoke/walk';
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
  '/spinning': `${FINE.replace('</h1>', '</h1><i class="ant-spin-spinning">…</i>')}`,
  '/veil': `${FINE}<div class="veil"></div><style>.veil { position: fixed; inset: 0 }</style>`,
  '/sheet': `${FINE}<style>body::after { content: ''; position: fixed; inset: 0; background: #fff; pointer-events: none }</style>`,
  '/same-colour': `<style>h1 { color: #fff }</style>${FINE}`,
  '/dialog': `${FINE}<div role="dialog" style="position: fixed; inset: 0; background: #fff"><h2>Edit</h2></div>`,
  '/fading': `<style>@keyframes fade { to { opacity: 1 } } [role] { opacity: 0; animation: fade 1ms 500ms forwards }</style>${FINE}<div role="dialog" style="position: fixed; inset: 0; background: #fff"><h2>Edit</h2></div>`,
  '/reloads': `${FINE}<script src="/reloads.js"></script>`,
  '/requesting': `${FINE}<img src="/never.png" alt="">`,
  '/untitled': '<div id="root"><main>Text</main></div>',
  '/loading': '<main><div class="page-skeleton"><h1>Loading</h1></div></main>',
  '/waiting': '<main><div class="page-skeleton">…</div><img src="/never.png" alt=""></main>',
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
  '/reloads.js': 'setTimeout(() => location.reload(), 50)',
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

let walk: Walk | undefined;
afterEach(() => walk?.close());

const start = (options: object = {}) => {
  walk = startWalk(browser, origin, { role: 'signed out', theme: 'light', ...options });
  return walk;
};
const visit = (path: string, timeoutMs = GENEROUS_MS) => start().visit(path, timeoutMs);

test.each([
  ['/fine', undefined],
  ['/panel', 'The failure panel is shown: Time is not available'],
  ['/earlier', 'An earlier version is shown: Shown in its earlier version.'],
  ['/veil', 'Its title is covered by div.veil.'],
  ['/sheet', 'Its title cannot be seen.'],
  ['/same-colour', 'Its title cannot be seen.'],
  ['/dialog', undefined],
  ['/fading', undefined],
  ['/reloads', 'It loads the console again.'],
  ['/start', 'The console did not start: Rollcall could not start'],
  ['/denied', 'It shows "Access Denied".'],
  ['/image', '/none.png was requested: the server responded with a status of 404 (Not Found)'],
  ['/policy', 'Content Security Policy'],
  ['/logs', 'The console has an error: a complaint'],
  ['/throws', 'An error was not caught: broken'],
])('the page %s: %s', async (path, problem) => {
  const { page, hasTimedOut } = await visit(path);
  if (problem === undefined) expect(page.problems).toEqual([]);
  else expect(page.problems.join()).toContain(problem);
  expect(hasTimedOut).toBe(false);
});

test.each([
  ['/blank', /^It is blank\.$/],
  ['/hidden', /^It is blank\.$/],
  ['/first-paint', /^It is blank\.$/],
  ['/untitled', /^It has no h1: draw its title with PageHeading\.$/],
  ['/loading', /^It says that it is loading, but requests nothing\.$/],
  ['/waiting', /^It was still loading after \d+ s: the page or this machine is slow\. Try again/],
  ['/spinning', /^It says that it is loading, but requests nothing\.$/],
  ['/requesting', /^It was still requesting data after \d+ s: the page or this machine is slow\./],
  ['/never', /^It did not respond after \d+ s: the page or this machine is slow\./],
  ['/hangs', /^It does not respond\.$/],
])('when the time of the page %s is up: %s', async (path, problem) => {
  // Time to open, also on a slow machine.
  const fine = await visit('/fine');
  const { page, hasTimedOut } = await visit(path, 1000 + 4 * fine.page.ms);
  expect(page.problems).toEqual([expect.stringMatching(problem)]);
  expect(hasTimedOut).toBe(true);
});
