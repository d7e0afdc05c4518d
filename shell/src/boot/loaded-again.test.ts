import { outcomesReport, PAGE_DATA_ID } from '@rollcall/shared/module';
import { countReloads } from '../testing/reloads.ts';
import { guardBoot } from './boot-guard.ts';

const send = jest.fn(async (_url: string, _init: RequestInit) => new Response());
let navigation: EventTarget;
let isActive = false;
let reloads: () => number;

const DATA = {
  shell: { version: '1.1.0-bbbbbbb' },
  releases: { shell: { good: '1.0.0-aaaaaaa', bad: [] } },
};

beforeEach(() => {
  jest.useFakeTimers();
  reloads = countReloads();
  navigation = new EventTarget();
  isActive = false;
  Object.assign(window, { fetch: send, navigation });
  Object.assign(navigator, {
    userActivation: {
      get isActive() {
        return isActive;
      },
    },
  });
  open();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  send.mockClear();
  sessionStorage.clear();
  document.cookie = 'rollcall-shell-failed=; max-age=0';
});

/** A new document in the same tab. */
function open() {
  document.body.innerHTML = '<div id="root"></div>';
  const block = document.createElement('script');
  Object.assign(block, {
    type: 'application/json',
    id: PAGE_DATA_ID,
    textContent: JSON.stringify(DATA),
  });
  document.body.append(block);
  guardBoot(window);
}

interface Navigation {
  readonly userInitiated?: boolean;
  readonly sameDocument?: boolean;
}

/** A script or a person leaves the document; returns whether it stays. */
function navigate({ userInitiated = false, sameDocument = false }: Navigation = {}): boolean {
  const event = new Event('navigate', { cancelable: true });
  Object.assign(event, { userInitiated, destination: { sameDocument } });
  navigation.dispatchEvent(event);
  // What stays does so until what follows has run.
  jest.advanceTimersByTime(0);
  return event.defaultPrevented;
}

test('a console that scripts load again twice within 30 seconds is reported and replaced', () => {
  expect(navigate()).toBe(false);
  jest.advanceTimersByTime(29_000);
  expect(navigate()).toBe(true);
  const { outcomes } = outcomesReport.parse(JSON.parse(String(send.mock.calls[0]?.[1].body)));
  expect(outcomes[0]).toMatchObject({ module: 'shell', result: 'fallback', why: 'render' });
  expect(reloads()).toBe(1);
  // The reload of the guard is none of the console's.
  expect(navigate()).toBe(false);
});

test.each<[string, () => void]>([
  ['later', () => jest.advanceTimersByTime(30_000)],
  ['by a person who has pressed something', () => (isActive = true)],
])('not when it is loaded again %s', (_, before) => {
  expect(navigate()).toBe(false);
  before();
  expect(navigate()).toBe(false);
  expect(send).not.toHaveBeenCalled();
});

test.each<[string, Navigation]>([
  ['follows a link to another document', { userInitiated: true }],
  ['opens another page of the console', { sameDocument: true }],
])('not when a person %s', (_, event) => {
  for (const _time of [1, 2, 3]) expect(navigate(event)).toBe(false);
  expect(send).not.toHaveBeenCalled();
});

test('without storage nothing is counted', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new Error('Storage is off');
  });
  expect([navigate(), navigate()]).toEqual([false, false]);
});
