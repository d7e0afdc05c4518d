import { Duplex } from 'node:stream';
import type { MessagePort } from 'node:worker_threads';
import type { EmbeddedDatabase } from './embedded-database.ts';

type Connectable = Pick<EmbeddedDatabase, 'connect' | 'noteWork'>;

/**
 * What a PostgreSQL client writes to and reads from instead of a socket: the messages go to the database's thread and back, without the
 * operating system. It connects once the thread is ready, so that requests wait while it restarts instead of failing.
 */
export class ThreadStream extends Duplex {
  readonly #database: Connectable;
  #port: MessagePort | undefined;

  constructor(database: Connectable) {
    super();
    this.#database = database;
  }

  connect(): this {
    this.#database.connect().then(
      (port) => this.#connected(port),
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  #connected(port: MessagePort): void {
    if (this.destroyed) return port.close();
    this.#port = port;
    port.on('message', ({ buffer }: Uint8Array) => this.push(Buffer.from(buffer)));
    port.on('close', () => this.destroy());
    this.emit('connect');
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#send([chunk], done);
  }

  override _writev(chunks: { readonly chunk: Buffer }[], done: () => void): void {
    this.#send(
      chunks.map(({ chunk }) => chunk),
      done,
    );
  }

  /** Sends what is written at once as one message: the messages of a statement. */
  #send(chunks: readonly Buffer[], done: () => void): void {
    if (!this.#port) {
      this.once('connect', () => this.#send(chunks, done));
      return;
    }
    // Not the chunks themselves: they are views of memory that other buffers share.
    const messages = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const chunk of chunks) {
      messages.set(chunk, at);
      at += chunk.length;
    }
    this.#port.postMessage(messages, [messages.buffer]);
    this.#database.noteWork();
    done();
  }

  override _final(done: () => void): void {
    this.#port?.close();
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#port?.close();
    done(error);
  }

  // What a socket has besides, and a client may set.
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    this.#port?.ref();
    return this;
  }
  unref(): this {
    this.#port?.unref();
    return this;
  }
}
