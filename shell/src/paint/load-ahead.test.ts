import { loadAhead } from './load-ahead.ts';

const { head, body } = document;
const original = { performance: Object.getOwnPropertyDescriptor(globalThis, 'performance') };

let arrived: string[] = [];
let report: () => void = () => undefined;
const disconnect = jest.fn();

class Observer {
  constructor(callback: () => void) {
    report = callback;
  }
  observe() {}
  disconnect = disconnect;
}

/** Loads the page's scripts a.js, b.js and c.js, and one that the page's scripts have added. */
function open(readyState: DocumentReadyState): void {
  head.innerHTML = ['a', 'b', 'c']
    .map((name) => `<script defer src="/${name}.js"></script>`)
    .join('');
  body.innerHTML = '<template id="preloads"><link rel="preload" href="/later.js"></template>';
  become(readyState);
  loadAhead(window);
}

function become(readyState: DocumentReadyState): void {
  Object.defineProperty(document, 'readyState', { configurable: true, value: readyState });
  document.dispatchEvent(new Event('readystatechange'));
}

function arrive(name: string): void {
  arrived.push(new URL(`/${name}.js`, location.href).href);
  report();
}

const links = () => head.querySelectorAll('link').length;

beforeEach(() => {
  arrived = [];
  disconnect.mockClear();
  const getEntriesByName = (name: string) => arrived.filter((one) => one === name);
  Object.defineProperty(globalThis, 'performance', {
    configurable: true,
    value: { getEntriesByName },
  });
  Object.assign(globalThis, { PerformanceObserver: Observer });
});
afterAll(() => {
  if (original.performance) Object.defineProperty(globalThis, 'performance', original.performance);
});

test('other files are fetched once all scripts but one have arrived (decision 088)', () => {
  open('interactive');
  arrive('b');
  expect(links()).toBe(0);
  arrive('a');
  expect(links()).toBe(1);
  expect(disconnect).toHaveBeenCalledTimes(1);
  arrive('c');
  expect(links()).toBe(1);
});

test('scripts that come from the cache before the page is read wait for it', () => {
  open('loading');
  arrive('a');
  arrive('b');
  arrive('c');
  expect(links()).toBe(0);
  become('interactive');
  expect(links()).toBe(1);
});

test('a page without a place for links has no such files', () => {
  open('interactive');
  body.innerHTML = '';
  arrive('a');
  arrive('b');
  expect(links()).toBe(0);
});
