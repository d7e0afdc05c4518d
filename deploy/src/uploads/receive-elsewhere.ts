import { type ChildProcess, fork } from 'node:child_process';
import { type Received, type Upload, withUploadFolder } from './receive-upload.ts';
import { errorOf, type FromReceiver, type ReceiverInput } from './receiver-messages.ts';
import { UploadRefusal } from './upload-refusal.ts';

interface Options {
  /** Folder of the release store. */
  readonly releasesDir: string;
  /** Folder for uploads that are being checked. */
  readonly uploadsDir: string;
  /** Megabytes that JavaScript may use to check an upload. */
  readonly memoryMb?: number;
}

/** An estimate: a module of this repository unpacks to a few MB. */
export const MEMORY_MB = 256;

/** How long a check may take, in milliseconds; 10 MB take 30 s on two idle cores. */
export const CHECK_MS = 75_000;

/** How long an upload waits for those before it; with its check it takes less than the command line waits, 120 s. */
const WAIT_MS = 30_000;

/** How long an upload that was received may be without an answer, in milliseconds. */
export const ANSWER_MS = WAIT_MS + CHECK_MS;

const BUSY = 'The console is checking other uploads: try again in a few seconds.';
const TOO_LONG = 'The archive takes too long to check: make its files smaller.';
const TOO_MUCH = 'The archive needs too much memory to check: make its files smaller.';

/**
 * Receives uploads in a process of their own, one after the other. Whatever an upload makes it compute, pages are served
 * meanwhile, and its memory is not the console's (decision 072).
 * @returns what checks and publishes an upload: rejected like `receiveUpload`, and with an UploadRefusal when the check
 * takes too much time or memory, or does not begin in time.
 */
export function receiveElsewhere({ releasesDir, uploadsDir, memoryMb = MEMORY_MB }: Options) {
  let last: Promise<unknown> = Promise.resolve();
  return async ({ archive, ...about }: Upload): Promise<Received> => {
    const before = last;
    const { promise: done, resolve: end } = Promise.withResolvers<void>();
    // The next one has its turn also when this one times out.
    last = before.then(() => done);
    try {
      await within(WAIT_MS, before, () => new UploadRefusal(429, BUSY));
      return await withUploadFolder(uploadsDir, (folder) =>
        runReceiver({ ...about, releasesDir, folder }, archive, memoryMb),
      );
    } finally {
      end();
    }
  };
}

async function runReceiver(
  input: ReceiverInput,
  archive: Buffer,
  memoryMb: number,
): Promise<Received> {
  const child = fork(new URL('./receiver.ts', import.meta.url), [JSON.stringify(input)], {
    execArgv: [`--max-old-space-size=${memoryMb}`],
    // Compressing takes no more processors than this.
    env: { ...process.env, UV_THREADPOOL_SIZE: '2' },
    stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
  });
  // A receiver that has ended reads no more.
  child.stdin?.on('error', () => undefined).end(archive);
  try {
    const answer = await within(CHECK_MS, answerOf(child), () => new UploadRefusal(422, TOO_LONG));
    if (answer.error) throw errorOf(answer.error);
    return answer.received;
  } finally {
    child.kill('SIGKILL');
  }
}

/** What V8 prints before it ends a process whose memory is used up. */
const OUT_OF_MEMORY = 'heap out of memory';

/** Characters of what a receiver printed that are kept for the log. */
const MOST_PRINTED = 8_000;

/** What a receiver sends. */
function answerOf(child: ChildProcess): Promise<FromReceiver> {
  const { promise, resolve, reject } = Promise.withResolvers<FromReceiver>();
  let printed = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    printed = (printed + text).slice(-MOST_PRINTED);
  });
  child.once('message', (message) => resolve(message as FromReceiver));
  child.once('error', reject);
  child.once('close', (code, signal) => {
    const failure = new Error(`The receiver of an upload ended with ${signal ?? code}: ${printed}`);
    reject(printed.includes(OUT_OF_MEMORY) ? new UploadRefusal(422, TOO_MUCH) : failure);
  });
  return promise;
}

/** @throws `late()` when `work` takes longer than `ms`. */
async function within<T>(ms: number, work: Promise<T>, late: () => Error): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(late()), ms);
  return await Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
