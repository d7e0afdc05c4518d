import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startBrowser } from '@rollcall/cli/smoke/browser';
import { startWalk, type Walk } from '@rollcall/cli/smoke/walk';
import type { Browser } from 'playwright-core';
import { ROOT } from '../build/workspaces.ts';

// A console of three pages that a script draws, as a router does; each test breaks it in one way.

const ROUTER = `
const draw = () => {
  document.querySelector('main').innerHTML = '<h1>Page ' + location.pathname + '</h1>';
};
addEventListener('click', (event) => {
  const link = event.target.closest('a');
  if (!link) return;
  event.preventDefault();
  history.pushState(null, '', link.href);
  draw();
});
draw();
`;
const LINKS = '<nav><a href="/one">One</a> <a href="/two">Two</a> <a href="/three">Three</a></nav>';
const STOP = '{ event.preventDefault(); event.stopImmediatePropagation(); }';
const FAULTS: Readonly<Record<string, string>> = {
  none: '',
  clicks: `addEventListener('click', (event) => ${STOP}, true);`,
  keys: `addEventListener('keydown', (event) => ${STOP}, true);`,
  enter: `addEventListener('keydown', (event) => { if (event.key === 'Enter') ${STOP} }, true);`,
  router: `addEventListener('click', (event) => event.stopImmediatePropagation(), true);`,
  drawing: `history.pushState = ((push) => (...args) => { push.apply(history, args); throw 1; })(history.pushState); addEventListener('error', (event) => event.preventDefault());`,
  elsewhere: `history.pushState = ((push) => () => push.call(history, null, '', '/three'))(history.pushState);`,
  cover: `document.querySelector('nav').style.cssText = 'position: relative; z-index: -1'; document.body.insertAdjacentHTML('beforeend', '<div class="veil" style="position: fixed; top: 0; height: 40px; width: 100%"></div>');`,
  left: `history.pushState = ((push) => (...args) => { push.apply(history, args); setTimeout(() => { throw new Error('left') }); })(history.pushState);`,
  later: `setTimeout(() => location.reload(), 4000);`,
  blank: `setTimeout(() => document.querySelector('main').replaceChildren(), 4000);`,
};

const server = createServer(({ url = '' }, response) => {
  const { pathname } = new URL(url, 'http://localhost');
  const isScript = pathname.endsWith('.js');
  response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
  const [fault = 'none'] = /(?<=fault=)\w+/.exec(url) ?? [];
  const style = '<style>main { padding-top: 60px }</style>';
  const script = `${FAULTS[pathname.slice(1, -3)]}\n${ROUTER}`;
  const html = `<!doctype html><link rel="icon" href="data:,">${style}${LINKS}<main id="root"></main><script src="/${fault}.js"></script>`;
  response.end(isScript ? script : html);
});
let browser: Browser;
let origin: string;
let walk: Walk | undefined;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await startBrowser(ROOT);
});
afterEach(() => walk?.close());
afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
});

/** How long a page may take that does nothing; one that works takes a fraction of a second. */
const TIMEOUT_MS = 5000;

function start(fault: string) {
  const how = { role: 'signed out', theme: 'light', followsLinks: true, triesLinks: true } as const;
  walk = startWalk(browser, origin, how);
  return { walk, first: walk.visit(`/one?fault=${fault}`, TIMEOUT_MS) };
}

test.each([
  ['none', undefined],
  ['clicks', 'After a click on the link to /two: Nothing happens.'],
  ['keys', 'The key Tab does not move the focus.'],
  ['enter', 'After Enter on the link to /one: Nothing happens.'],
  ['router', 'It loads the console again.'],
  ['drawing', 'After a click on the link to /two: The address changes, but the page does not.'],
  ['elsewhere', 'After a click on the link to /two: It leads to /three.'],
  ['cover', 'Its links are covered by div.veil.'],
  ['left', 'An error was not caught: left'],
])('a person leaves a page whose fault is %s', async (fault, problem) => {
  const { page, hasTimedOut } = await start(fault).first;
  expect(page.problems).toEqual(problem === undefined ? [] : [problem]);
  expect(hasTimedOut).toBe(false);
});

test('pages are opened by links when there is one, else by their address', async () => {
  const { walk: pages, first } = start('none');
  expect((await first).page.problems).toEqual([]);
  for (const path of ['/three', '/two', '/none?fault=none', '/one']) {
    expect((await pages.visit(path, TIMEOUT_MS)).page).toMatchObject({ path, problems: [] });
  }
});

test.each([
  ['none', []],
  ['later', ['It loads the console again.']],
  ['blank', ['After a while: It becomes blank.']],
])('a person stays on a page whose fault is %s', async (fault, expected) => {
  const { walk: pages, first } = start(fault);
  expect((await first).page.problems).toEqual([]);
  expect(await pages.stay()).toEqual(expected);
});
