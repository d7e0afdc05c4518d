// Adds browser APIs that jsdom lacks and the console needs, and removes what makes antd slow in it (design §3).
import { TextDecoder, TextEncoder } from 'node:util';

/** antd's Form and Select post messages to themselves. Uses `setTimeout`, so that fake timers control it. */
class TimerMessageChannel {
  readonly port1: { onmessage: ((event: { data: unknown }) => void) | null } = { onmessage: null };
  readonly port2 = {
    postMessage: (data: unknown) => {
      setTimeout(() => this.port1.onmessage?.({ data }), 0);
    },
  };
}

/** Channels between tabs; all channels of a test are in one page. */
class PageBroadcastChannel {
  static readonly #open = new Set<PageBroadcastChannel>();
  readonly #listeners: ((event: { data: unknown }) => void)[] = [];
  readonly name: string;

  constructor(name: string) {
    this.name = name;
    PageBroadcastChannel.#open.add(this);
  }

  addEventListener(_type: 'message', listener: (event: { data: unknown }) => void) {
    this.#listeners.push(listener);
  }

  postMessage(data: unknown) {
    for (const other of PageBroadcastChannel.#open) {
      if (other === this || other.name !== this.name) continue;
      const copy: unknown = JSON.parse(JSON.stringify(data));
      for (const listener of other.#listeners) setTimeout(() => listener({ data: copy }), 0);
    }
  }

  close() {
    PageBroadcastChannel.#open.delete(this);
  }
}

class SilentResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** The router describes each navigation as a request; without loaders it reads only these fields. */
class NavigationRequest {
  readonly url: string;
  readonly signal: AbortSignal | undefined;
  readonly method = 'GET';

  constructor(url: string | URL, init: { signal?: AbortSignal } = {}) {
    this.url = String(url);
    this.signal = init.signal;
  }
}

function addMissingApis(): void {
  Object.assign(window, {
    BroadcastChannel: PageBroadcastChannel,
    MessageChannel: TimerMessageChannel,
    ResizeObserver: SilentResizeObserver,
    Request: NavigationRequest,
    TextDecoder,
    TextEncoder,
    matchMedia: (media: string) => ({
      media,
      matches: false,
      addEventListener() {},
      removeEventListener() {},
      addListener() {},
      removeListener() {},
      dispatchEvent: () => false,
    }),
    scrollTo() {},
  });
}

/** Reads a chosen file as bytes. */
function addFileReading(): void {
  Blob.prototype.arrayBuffer = function arrayBuffer() {
    return new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer));
      reader.addEventListener('error', () => reject(reader.error));
      reader.readAsArrayBuffer(this);
    });
  };
}

/** antd spends most of a test matching its own styles, which no test checks. */
function skipStyles(): void {
  Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', { set() {}, configurable: true });
  const { getComputedStyle } = window;
  window.getComputedStyle = (element) => getComputedStyle(element);
}

if (typeof window !== 'undefined') {
  addMissingApis();
  addFileReading();
  skipStyles();
}
