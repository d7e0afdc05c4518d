import { EventEmitter } from 'node:events';
import { watchThread } from './watchdog.ts';

const SECOND = 1000;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

/** A thread that responds to pings unless it is stuck, and its watchdog with a limit of 3 s. */
function watch() {
  const messages = new EventEmitter();
  const thread = { pings: 0, isStuck: false };
  const worker = {
    on: messages.on.bind(messages),
    off: messages.off.bind(messages),
    postMessage() {
      thread.pings += 1;
      if (!thread.isStuck) messages.emit('message', { kind: 'pong', syncs: 0 });
    },
  };
  const onStuck = jest.fn();
  const watchdog = watchThread(worker as never, { limitMs: () => 3 * SECOND, onStuck });
  return { thread, watchdog, onStuck };
}

test('a thread without work is not pinged, and one that has responded twice not again', () => {
  const { thread, watchdog, onStuck } = watch();
  jest.advanceTimersByTime(60 * SECOND);
  expect(thread.pings).toBe(0);
  watchdog.noteWork();
  jest.advanceTimersByTime(60 * SECOND);
  expect(thread.pings).toBe(2);
  expect(onStuck).not.toHaveBeenCalled();
  watchdog.stop();
});

test('a thread that its work blocks longer than the limit is stuck, also after it was idle', () => {
  const { thread, watchdog, onStuck } = watch();
  watchdog.noteWork();
  jest.advanceTimersByTime(60 * SECOND);
  thread.isStuck = true;
  watchdog.noteWork();
  jest.advanceTimersByTime(3 * SECOND);
  expect(onStuck).not.toHaveBeenCalled();
  jest.advanceTimersByTime(SECOND);
  expect(onStuck).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(60 * SECOND);
  expect(onStuck).toHaveBeenCalledTimes(1);
});

test.each([0, 2])(
  'a statement that begins after a response is watched, also after one that took %i s',
  (seconds) => {
    const { thread, watchdog, onStuck } = watch();
    thread.isStuck = seconds > 0;
    watchdog.noteWork();
    jest.advanceTimersByTime(seconds * SECOND);
    thread.isStuck = false;
    jest.advanceTimersByTime(SECOND);
    thread.isStuck = true;
    jest.advanceTimersByTime(3 * SECOND);
    expect(onStuck).not.toHaveBeenCalled();
    jest.advanceTimersByTime(SECOND);
    expect(onStuck).toHaveBeenCalledTimes(1);
  },
);

test('a thread that responds within the limit is not stuck', () => {
  const { thread, watchdog, onStuck } = watch();
  for (let times = 0; times < 5; times += 1) {
    thread.isStuck = true;
    watchdog.noteWork();
    jest.advanceTimersByTime(2 * SECOND);
    thread.isStuck = false;
    jest.advanceTimersByTime(SECOND);
  }
  expect(onStuck).not.toHaveBeenCalled();
  watchdog.stop();
});
