import { useToasts } from '../toasts/notify.ts';
import { reportUncaughtErrors } from './uncaught.ts';

let now = 1e12;
/** Called as by a window; errors of a listener fail the test. */
const listeners: Record<string, (event: object) => void> = {};
reportUncaughtErrors({
  addEventListener: (type: string, listener: (event: object) => void) => {
    listeners[type] = listener;
  },
} as unknown as Window);

beforeEach(() => {
  // Long after the toasts of earlier tests.
  now += 1e9;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  useToasts.setState({ waiting: [] });
});
afterEach(() => jest.restoreAllMocks());

function anError(file: string): Error {
  const error = new Error('x is undefined');
  error.stack = `Error: x is undefined\n    at click (${file}:1:2)`;
  return error;
}
const OURS = `${location.origin}/modules/mfe-time/1.0.0-abc1234/x.js`;

const thrown = (error: unknown) => listeners.error?.({ error });
const rejected = (reason: unknown) => listeners.unhandledrejection?.({ reason });
const tones = () => useToasts.getState().waiting.map(({ tone }) => tone);

test.each<[string, (error: unknown) => unknown, unknown, number]>([
  ['an error of a module', thrown, anError(OURS), 1],
  ['a rejection of a module', rejected, anError(OURS), 1],
  ['an error of the shell', thrown, anError(`${location.origin}/shell/1.0.0/main.js`), 1],
  ['an error of a browser extension', thrown, anError('chrome-extension://abcdef/x.js'), 0],
  ['an error of another origin', thrown, anError('https://cdn.example/modules/x.js'), 0],
  ['an error that the browser hides', thrown, null, 0],
  ['a rejection without an error', rejected, 'cancelled', 0],
  ['a rejection with only a stack', rejected, { stack: OURS }, 0],
  ['an error without a stack', thrown, Object.assign(new Error('x'), { stack: undefined }), 0],
])('%s: toast or not, %#', (_, happens, error, times) => {
  happens(error);
  expect(tones()).toEqual(Array(times).fill('error'));
});

test('repeated errors show one toast per ten seconds', () => {
  thrown(anError(OURS));
  now += 9999;
  rejected(anError(OURS));
  expect(tones()).toHaveLength(1);
  now += 1;
  thrown(anError(OURS));
  expect(tones()).toHaveLength(2);
});

test('foreign errors do not suppress our own', () => {
  thrown(anError('chrome-extension://abcdef/x.js'));
  thrown(anError(OURS));
  expect(tones()).toHaveLength(1);
});
