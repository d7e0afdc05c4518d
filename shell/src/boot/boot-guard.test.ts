import { FAILED_SHELL_COOKIE, outcomesReport, PAGE_DATA_ID } from '@rollcall/shared/module';
import { countReloads } from '../testing/reloads.ts';
import { guardBoot } from './boot-guard.ts';

const SHELL_FILE = `${location.origin}/shell/1.1.0-bbbbbbb/static/js/index.js`;
const GOOD = '1.0.0-aaaaaaa';
const LIVE = '1.1.0-bbbbbbb';
const HEADING = 'Rollcall could not start';

const send = jest.fn(async (_url: string, _init: RequestInit) => new Response());
let reloads: () => number;
let isHidden = false;
/** Functions that remove the listeners of a guard, as leaving its page does. */
const removals: (() => void)[] = [];
const removeListeners = () => {
  for (const remove of removals.splice(0)) remove();
};

/** Serves a page with this data and starts its guard; `isLoaded` when the shell's scripts have run. */
function open({ data = {}, isLoaded = true }: { data?: object | null; isLoaded?: boolean } = {}) {
  document.body.innerHTML = '<div id="root"></div>';
  if (data !== null) {
    const block = document.createElement('script');
    block.type = 'application/json';
    block.id = PAGE_DATA_ID;
    block.textContent = JSON.stringify({
      shell: { version: LIVE },
      releases: { shell: { current: LIVE, good: GOOD, bad: [] } },
      ...data,
    });
    document.body.append(block);
  }
  removeListeners();
  guardBoot(window);
  if (isLoaded) document.dispatchEvent(new Event('DOMContentLoaded'));
}

/** An error thrown by the code of a file. */
function errorFrom(file: string, changes: object = {}): Error {
  const error = new Error('Broken');
  error.stack = `Error: Broken\n    at f (${file}:1:2)`;
  return Object.assign(error, changes);
}
const throwFrom = (file: string, changes?: object) =>
  window.dispatchEvent(new ErrorEvent('error', { error: errorFrom(file, changes) }));
function reject(reason: unknown) {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}
/** A script or style that cannot be fetched. */
function failToFetch(file: string, rel = 'stylesheet') {
  const link = document.createElement('link');
  Object.assign(link, { href: file, rel });
  document.body.append(link);
  link.dispatchEvent(new Event('error'));
}
const draw = (text: string) => {
  const root = document.getElementById('root');
  if (root) root.textContent = text;
};
const outcome = () => {
  const { outcomes } = outcomesReport.parse(JSON.parse(String(send.mock.calls[0]?.[1].body)));
  const [{ ms: _, ...rest } = { ms: 0 }] = outcomes;
  return rest;
};

beforeEach(() => {
  jest.useFakeTimers();
  reloads = countReloads();
  Object.assign(window, { fetch: send });
  for (const target of [window, document]) {
    const { addEventListener } = target;
    jest.spyOn(target, 'addEventListener').mockImplementation((...args: unknown[]) => {
      addEventListener.apply(target, args as Parameters<typeof addEventListener>);
      const [type, listener, options] = args as Parameters<typeof addEventListener>;
      removals.push(() => target.removeEventListener(type, listener, options));
    });
  }
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => {
  removeListeners();
  jest.restoreAllMocks();
  jest.useRealTimers();
  send.mockClear();
  isHidden = false;
  sessionStorage.clear();
  localStorage.clear();
  document.cookie = `${FAILED_SHELL_COOKIE}=; max-age=0`;
});

test('a shell that throws is reported, and last known good is requested', () => {
  open();
  throwFrom(SHELL_FILE);
  expect(outcome()).toEqual({ module: 'shell', version: LIVE, result: 'fallback', why: 'render' });
  expect(document.cookie).toBe(`${FAILED_SHELL_COOKIE}=${LIVE}`);
  expect(reloads()).toBe(1);
  throwFrom(SHELL_FILE);
  expect(send).toHaveBeenCalledTimes(1);
});

test('the report says whose page it was', () => {
  localStorage.setItem('token', 'a.b.c');
  open();
  throwFrom(SHELL_FILE);
  expect(send.mock.calls[0]?.[1].headers).toMatchObject({ authorization: 'Bearer a.b.c' });
});

test.each<[string, () => void, number]>([
  ['throws while its scripts run', () => throwFrom(SHELL_FILE), 1],
  ['rejects', () => reject(errorFrom(SHELL_FILE)), 1],
  ['draws nothing for five seconds', () => jest.advanceTimersByTime(5000), 1],
  ['has drawn nothing for less', () => jest.advanceTimersByTime(4900), 0],
  ['throws in a module', () => throwFrom(`${location.origin}/modules/mfe-time/1/a.js`), 0],
  ['throws on another site', () => throwFrom('https://elsewhere.example/shell/a.js'), 0],
  [
    'throws in a browser extension that it calls',
    () => reject({ stack: `at chrome-extension://abc/a.js\nat ${SHELL_FILE}` }),
    0,
  ],
  [
    'is called by a wrapper of another script, which throws',
    () => reject({ stack: `at ${location.origin}/login:1:2\nat ${SHELL_FILE}` }),
    0,
  ],
  [
    'has a message that names another file',
    () =>
      reject({ message: 'at https://a/b.js', stack: `Error: at https://a/b.js\nat ${SHELL_FILE}` }),
    1,
  ],
  [
    'is named in the message of another script',
    () => reject({ message: SHELL_FILE, stack: `Error: ${SHELL_FILE}\nat https://a/b.js` }),
    0,
  ],
  ['rejects with no error', () => reject(undefined), 0],
  ['rejects with a stack that is no text', () => reject({ stack: 5 }), 0],
  ['has an image that is missing', () => failToFetch(`${location.origin}/files/1.png`), 0],
])('a shell that %s: %#', (_, act, expected) => {
  open();
  act();
  expect(send).toHaveBeenCalledTimes(expected);
  expect(reloads()).toBe(expected);
});

test('the time counts only while the page is visible, its scripts have arrived, and nothing is awaited', () => {
  open({ isLoaded: false });
  jest.advanceTimersByTime(60_000);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  isHidden = true;
  jest.advanceTimersByTime(60_000);
  isHidden = false;
  const end = window.rollcallBoot?.wait();
  jest.advanceTimersByTime(60_000);
  end?.();
  jest.advanceTimersByTime(4900);
  expect(reloads()).toBe(0);
  jest.advanceTimersByTime(100);
  expect(outcome()).toMatchObject({ result: 'fallback', why: 'timeout' });
});

test('the start is over once something is drawn, and later errors are up to the shell itself', () => {
  open();
  window.rollcallBoot?.started();
  jest.advanceTimersByTime(4000);
  draw('Loading Dashboard');
  window.rollcallBoot?.started();
  jest.advanceTimersByTime(60_000);
  throwFrom(SHELL_FILE);
  expect(send).not.toHaveBeenCalled();
  expect(window.rollcallBoot?.fail('render')).toBe(true);
  expect(reloads()).toBe(1);
});

test('a page that is hidden by a style has not started', () => {
  open();
  draw('Dashboard');
  const root = document.getElementById('root');
  Object.assign(root ?? {}, { checkVisibility: () => false });
  window.rollcallBoot?.started();
  jest.advanceTimersByTime(5000);
  expect(outcome()).toMatchObject({ result: 'fallback', why: 'timeout' });
});

test.each([
  ['stays empty, while it is visible', [''], false, 1],
  ['is empty for a moment', ['', 'Leave'], false, 0],
  ['is empty in a hidden tab', [''], true, 0],
])('a started page that %s: %#', (_, texts, hidden, expected) => {
  open();
  draw('Dashboard');
  window.rollcallBoot?.started();
  isHidden = hidden;
  for (const text of texts) {
    draw(text);
    jest.advanceTimersByTime(2500);
  }
  jest.advanceTimersByTime(10_000);
  expect(send).toHaveBeenCalledTimes(expected);
  expect(reloads()).toBe(expected);
});

test('who stays because of unsaved input sees what to do', () => {
  open();
  throwFrom(SHELL_FILE);
  expect(document.querySelector('h1')).toBeNull();
  jest.advanceTimersByTime(10_000);
  expect(document.querySelector('h1')?.textContent).toBe(HEADING);
});

test.each<[string, object]>([
  ['there is no other version', { releases: { shell: { good: LIVE, bad: [] } } }],
  ['there is no last known good', { releases: { shell: { good: null, bad: [] } } }],
  ['last known good is marked bad', { releases: { shell: { good: GOOD, bad: [GOOD] } } }],
  ['last known good fails, too', { failedShell: LIVE, shell: { version: GOOD } }],
])('when %s the page says what to do, and does not reload by itself', (_, data) => {
  open({ data });
  throwFrom(SHELL_FILE);
  expect(outcome()).toMatchObject({ result: 'failed' });
  expect(document.querySelector('h1')?.textContent).toBe(HEADING);
  expect(reloads()).toBe(0);
  document.querySelector('button')?.click();
  expect(reloads()).toBe(1);
});

test('when the host could not serve last known good, the page is not loaded again forever', () => {
  open();
  throwFrom(SHELL_FILE);
  open();
  throwFrom(SHELL_FILE);
  expect(reloads()).toBe(1);
  expect(document.querySelector('h1')?.textContent).toBe(HEADING);
});

test('without cookies the page says what to do', () => {
  jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
  open();
  throwFrom(SHELL_FILE);
  expect(outcome()).toMatchObject({ result: 'failed' });
  expect(document.querySelector('h1')?.textContent).toBe(HEADING);
});

test('on a host of plain files, which inlines no data, the page says what to do', () => {
  open({ data: null });
  throwFrom(SHELL_FILE);
  expect(send).not.toHaveBeenCalled();
  expect(document.querySelector('h1')?.textContent).toBe(HEADING);
});

test('a file that does not arrive is requested again twice; it is no fault of the release', () => {
  for (const expected of [1, 2, 2]) {
    open({ isLoaded: false });
    failToFetch(SHELL_FILE);
    expect(reloads()).toBe(expected);
  }
  expect(document.body.textContent).toContain('Check your connection');
  open();
  reject(errorFrom(SHELL_FILE, { name: 'ChunkLoadError' }));
  expect(reloads()).toBe(2);
  open();
  reject(errorFrom(SHELL_FILE, { code: 'CSS_CHUNK_LOAD_FAILED' }));
  expect(send).not.toHaveBeenCalled();
});

test('a successful start forgets the requests, and a failed preload is none', () => {
  open({ isLoaded: false });
  failToFetch(SHELL_FILE, 'preload');
  expect(reloads()).toBe(0);
  failToFetch(SHELL_FILE);
  failToFetch(SHELL_FILE);
  open();
  draw('Dashboard');
  window.rollcallBoot?.started();
  for (const expected of [2, 3, 3]) {
    open({ isLoaded: false });
    failToFetch(SHELL_FILE);
    expect(reloads()).toBe(expected);
  }
});

test('without storage a missing file is not requested again', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new Error('Storage is off');
  });
  open({ isLoaded: false });
  failToFetch(SHELL_FILE);
  expect(reloads()).toBe(0);
  expect(document.querySelector('h1')?.textContent).toBe(HEADING);
});
